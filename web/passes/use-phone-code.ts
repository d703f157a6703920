import { useEffect, useState } from 'react'
import type { User } from '#shared/contract/wire-names.ts'
import { isRefusal } from '#web/api/client.ts'
import { claimPhonePass } from '#web/passes/claim-phone-pass.ts'
import {
  canGenerateCodes,
  currentStep,
  generatePhoneCode,
  type PhonePass,
} from '#web/passes/phone-pass.ts'
import { ownPassId, storedPhonePass } from '#web/passes/stored-phone-pass.ts'
import type { AuthState } from '#web/session/current-user.ts'

/** `nextAt` is when the code changes, in milliseconds of the phone's own clock. */
export type DrawnCode = { digits: string; nextAt: number }

export type PhoneCodeState =
  /** `requesting`: this phone has no key, but may get one from the server. */
  | { status: 'preparing' | 'requesting' }
  | { status: 'drawn'; code: DrawnCode }
  | { status: 'onOtherPhone'; replace: () => Promise<void> }
  /** `unsupported`: the browser can't generate codes; `notSetUp`: the server has not issued a key. */
  | { status: 'none'; reason: 'unsupported' | 'notSetUp' }

type PhonePassState =
  | { status: 'preparing' | 'requesting' | 'onOtherPhone' | 'none' }
  | { status: 'ready'; pass: PhonePass }

/**
 * The changing code of this phone, generated from the stored key. If a user is logged in, asks the server whether the
 * pass is still valid. Takes over the pass from another phone only when `replace` is called.
 */
export function usePhoneCode(auth: AuthState): PhoneCodeState {
  const user = auth.status === 'logged-in' ? auth.user : undefined
  const loading = auth.status === 'loading'
  const [state, setState] = useState<PhonePassState>(() =>
    initialState(user !== undefined || loading),
  )
  useEffect(() => {
    let cancelled = false
    const set = (next: PhonePassState) => !cancelled && setState(next)
    void findPass(user, { loading, set })
    return () => {
      cancelled = true
    }
  }, [user, loading])
  const code = useDrawnCode(state.status === 'ready' ? state.pass : undefined)

  if (!canGenerateCodes()) return { status: 'none', reason: 'unsupported' }
  if (state.status === 'ready') return code ? { status: 'drawn', code } : { status: 'preparing' }
  if (state.status === 'preparing' || state.status === 'requesting') return { status: state.status }
  if (state.status === 'none' || !user) return { status: 'none', reason: 'notSetUp' }
  return {
    status: 'onOtherPhone',
    replace: async () => setState(readyState(await claimPhonePass(user, { replace: true }))),
  }
}

/** The state until the stored pass is read. If there is none, the screen shows the plain pass at once. */
function initialState(mayRequest: boolean): PhonePassState {
  if (ownPassId() !== null) return { status: 'preparing' }
  return { status: mayRequest ? 'requesting' : 'none' }
}

async function findPass(
  user: User | undefined,
  { loading, set }: { loading: boolean; set: (state: PhonePassState) => void },
): Promise<void> {
  if (!canGenerateCodes()) return
  const stored = await storedPhonePass()
  const own = stored && (!user || stored.userId === user.id) ? stored : undefined
  if (own) set(readyState(own))
  else set({ status: user || loading ? 'requesting' : 'none' })
  if (!user) return
  try {
    set(readyState(await claimPhonePass(user)))
  } catch (error) {
    if (isRefusal(error, 'passOnOtherPhone')) set({ status: 'onOtherPhone' })
    else if (!own || isRefusal(error, 'noPaidDays')) set({ status: 'none' })
  }
}

function readyState(pass: PhonePass): PhonePassState {
  return { status: 'ready', pass }
}

/** Generates a code now and at the start of each step. Undefined until the first one. */
function useDrawnCode(pass: PhonePass | undefined): DrawnCode | undefined {
  const [code, setCode] = useState<DrawnCode>()
  useEffect(() => {
    if (!pass) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let cancelled = false
    async function draw(of: PhonePass) {
      clearTimeout(timer)
      const { step, left } = currentStep(of)
      const nextAt = Date.now() + left
      timer = setTimeout(() => void draw(of), left)
      const digits = await generatePhoneCode(of, step)
      if (!cancelled) setCode({ digits, nextAt })
    }
    // The browser throttles the timers of a hidden page.
    const onVisible = () => document.visibilityState === 'visible' && void draw(pass)
    void draw(pass)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      cancelled = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [pass])
  return pass && code
}
