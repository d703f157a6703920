import { expect, test } from 'vitest'
import type { AuditEntry } from '#shared/contract/admin/audit-log.ts'
import { rowLabel, rowValue } from '#web/features/audit-log/audit-row-text.ts'

type Row = AuditEntry['rows'][number]

const PRICE = { duration: '1 Month', room: 'Dyandhara Kaksh', batch: '24 Hours Batch' }

test.each<[Row, string, string]>([
  [{ field: 'gender', was: null, is: 'prefer-not-to-say' }, 'Gender', 'Prefer not to say'],
  [{ field: 'role', was: null, is: 'super_admin' }, 'Role', 'Super admin'],
  [{ field: 'dateOfBirth', was: null, is: '2001-03-02' }, 'Date of birth', '2 Mar 2001'],
  [{ field: 'dateOfBirth', was: null, is: 'soon' }, 'Date of birth', 'soon'],
  [{ field: 'address', was: null, is: '' }, 'Address', 'not given'],
  [{ field: 'method', was: null, is: 'cash' }, 'Payment method', 'Cash at center'],
  [{ field: 'method', was: null, is: 'cheque' }, 'Payment method', 'cheque'],
  [{ field: 'status', was: null, is: 'confirmed' }, 'Status', 'confirmed'],
  [{ field: 'roomRule', was: null, is: 'overridden' }, 'Room rule', 'Overridden'],
  [{ field: 'reason', was: null, is: 'phoneChanged' }, 'Reason', 'moved to another phone'],
  [
    { field: 'reason', was: null, is: 'notReceived' },
    'Reason',
    "We haven't received this payment.",
  ],
  [{ field: 'category', was: null, is: 'tea' }, 'For', 'Tea and water'],
  [{ field: 'handedOver', was: null, is: '1500' }, 'Handed over', '₹1,500'],
  [{ field: 'idKind', was: null, is: 'pan' }, 'ID seen', 'PAN card'],
  [
    { field: 'price', of: PRICE, was: null, is: '1599' },
    '1 Month, Dyandhara Kaksh, 24 Hours Batch',
    '₹1,599',
  ],
  [
    { field: 'audience', of: { area: 'Dyanasmi Kaksh, Section A' }, was: null, is: 'men' },
    'Dyanasmi Kaksh, Section A: who can book online',
    'Men',
  ],
  [
    { field: 'unstated', of: { area: 'Dyanasmi Kaksh' }, was: null, is: 'reception' },
    'Dyanasmi Kaksh: gender other or not stated',
    'At reception',
  ],
])('formats %j as "%s: %s"', (row, label, value) => {
  expect([rowLabel(row), rowValue(row.field, row.is)]).toEqual([label, value])
})
