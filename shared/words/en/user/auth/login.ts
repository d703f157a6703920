/** The login screen (specification document 1, sections 2 and 8). */
export const LOGIN_WORDS = {
  title: 'Welcome Back',
  subtitle: 'Log in with your email or member ID.',
  noAccount: "Don't have an account? {link}",
  signUp: 'Sign up',
  identifier: 'Email or member ID',
  identifierHint: 'A member ID looks like @DA202507001.',
  password: 'Password',
  rememberMe: 'Remember me',
  sharedDevice: 'This is a shared device',
  sharedDeviceHint: 'We log you out when you close this tab.',
  forgotPassword: 'Forgot Password',
  submit: 'Sign In',
  submitting: 'Signing In...',
  tooSlow: 'Login is taking too long. Please check your connection and try again.',
  failed: 'Login failed. Please check your credentials and try again.',
} as const
