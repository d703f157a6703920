import { useSearchParams } from 'wouter'
import { MEMBERS_FILE } from '#shared/contract/desk-endpoints.ts'
import { USER_ORDERS } from '#shared/domain/list-orders.ts'
import { isUuid } from '#shared/domain/uuid.ts'
import { useCardsEnabled } from '#web/api/user/card.ts'
import type { UserSummary, UsersQuery } from '#web/api/user/user.ts'
import { readUsers, useUsers } from '#web/api/user/user.ts'
import { DeactivateDialog } from '#web/features/user/deactivate-dialog.tsx'
import { EditUserModal } from '#web/features/user/edit-user/edit-user-modal.tsx'
import { EraseDialog } from '#web/features/user/erase-dialog.tsx'
import { ReactivateDialog } from '#web/features/user/reactivate-dialog.tsx'
import type { UserAction } from '#web/features/user/user-actions.tsx'
import { UserList } from '#web/features/user/user-list.tsx'
import { UserModal } from '#web/features/user/user-modal.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { filterText } from '#web/hall/filter-text.ts'
import { ListTools } from '#web/hall/list-tools.tsx'
import { pageIn, useListUrl } from '#web/hall/list-url.ts'
import { type RequestedSeat, readRequestedSeat } from '#web/hall/requested-seat.ts'
import { RequestedSeatNotice } from '#web/hall/requested-seat-notice.tsx'
import { usePrintAll } from '#web/hall/use-print-all.ts'
import { useRowDialog } from '#web/ui/dialog/use-row-dialog.ts'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SuccessNotice } from '#web/ui/success-notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LIST_TOOL_WORDS } from '#words/admin/list-tools.ts'
import { USER_MANAGEMENT_WORDS } from '#words/user/user-management.ts'

/** Loaded on demand, because staff mostly only view users. */
const BookSeatModal = lazyPart(
  async () => (await import('#web/features/user/book-seat/book-seat-modal.tsx')).BookSeatModal,
)

/**
 * All users, searchable by name, email or member ID (specification document 2, section 2), and by phone. The URL can also contain the
 * ID of a user to show, and the seat of the hall map to book.
 */
export function UserManagementScreen() {
  const [query, setQuery] = useListUrl(readUsersUrl)
  const { opened, message, open, close, dismiss } = useRowDialog<UserAction, UserSummary>()
  const [viewed, closeViewed] = useViewedUser()
  const requestedSeat = useRequestedSeat()
  const users = useUsers(query)
  const { page: _, ...filter } = query
  const print = usePrintAll(filter, readUsers)
  const cardsOn = useCardsEnabled()

  return (
    <AdminPage title={USER_MANAGEMENT_WORDS.title}>
      {requestedSeat && <RequestedSeatNotice requestedSeat={requestedSeat} />}
      {cardsOn && (
        <p className="mb-5 print:hidden">
          <TextLink href="/admin/cards">{USER_MANAGEMENT_WORDS.printCards}</TextLink>
        </p>
      )}
      <div className="print:hidden">
        <SearchField
          label={USER_MANAGEMENT_WORDS.search}
          placeholder={USER_MANAGEMENT_WORDS.searchHint}
          hint={USER_MANAGEMENT_WORDS.searchByPhone}
          value={query.search}
          onSearch={(search) => setQuery({ search })}
        />
      </div>
      <div className="mt-4">
        <ListTools
          file={MEMBERS_FILE}
          filter={filter}
          filters={[filterText(LIST_TOOL_WORDS.search, query.search)]}
          print={print}
          name="members.csv"
        />
      </div>
      <SuccessNotice message={message} onDismiss={dismiss} className="mt-5" />
      <div className="mt-6">
        <UserList
          users={users}
          printed={print.rows}
          query={query}
          onQuery={setQuery}
          onAction={open}
          onNoted={close}
        />
      </div>
      {opened?.action === 'view' && (
        <UserModal
          id={opened.row.id}
          onClose={() => close()}
          onBook={(user) => open('book', user)}
          onErase={(user) => open('erase', user)}
        />
      )}
      {viewed !== undefined && !opened && (
        <UserModal
          id={viewed}
          onClose={closeViewed}
          onBook={(user) => {
            closeViewed()
            open('book', user)
          }}
          onErase={(user) => {
            closeViewed()
            open('erase', user)
          }}
        />
      )}
      {opened?.action === 'book' && (
        <BookSeatModal id={opened.row.id} requestedSeat={requestedSeat} onClose={() => close()} />
      )}
      {opened?.action === 'edit' && <EditUserModal id={opened.row.id} onClose={close} />}
      {opened?.action === 'deactivate' && <DeactivateDialog user={opened.row} onClose={close} />}
      {opened?.action === 'erase' && <EraseDialog user={opened.row} onClose={close} />}
      {opened?.action === 'reactivate' && <ReactivateDialog user={opened.row} onClose={close} />}
    </AdminPage>
  )
}

/** What the page's URL contains besides a user to show: the search, the order and the page of the list. */
function readUsersUrl(params: URLSearchParams): UsersQuery {
  return {
    search: params.get('search') ?? '',
    sort: USER_ORDERS.find((order) => order === params.get('sort')),
    page: pageIn(params),
  }
}

/** Returns the user's ID in the URL, and a function that removes it. */
function useViewedUser(): [id: string | undefined, close: () => void] {
  const [params, setParams] = useSearchParams()
  const id = params.get('user')
  const close = () => {
    const others = [...params].filter(([name]) => name !== 'user')
    setParams(new URLSearchParams(others), { replace: true })
  }
  return [id !== null && isUuid(id) ? id : undefined, close]
}

/** The seat of the hall map in the URL. */
function useRequestedSeat(): RequestedSeat | undefined {
  const [params] = useSearchParams()
  return readRequestedSeat(params)
}
