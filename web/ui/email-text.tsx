/** An email that breaks behind its @, where the line is too short for the whole. */
export function EmailText({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
