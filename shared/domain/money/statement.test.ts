import { describe, expect, test } from 'vitest'
import { narrationsCutoff } from '../personal-data/retention.ts'
import {
  statementAmount,
  statementDay,
  statementRows,
  statementToImport,
  utrsIn,
} from './statement.ts'
import { guessMapping, isComplete, readStatement } from './statement-table.ts'

const HDFC = `HDFC BANK Ltd.,,,,,,
Statement of accounts,,,,,,
"Nomination : Registered, A/C No 501002345678901",,,,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,****************,********,********,********,********,********
10/03/26,"UPI-RAVI PATIL-RAVI@YBL-HDFC0001-512345678901-SEAT, A5",0000512345678901,10/03/26,,"1,499.00","51,499.00"
10/03/26,ELECTRICITY BILL,0000000000000000,10/03/26,"2,000.00",,"49,499.00"
********,,,,,,
"STATEMENT SUMMARY :-",,,,,,`
const ICICI = `DETAILED STATEMENT
Transactions List - DYANPEETH (INR) - 012345678901
S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount(INR),Deposit Amount(INR),Balance(INR)
1,10/03/2026,11/03/2026,-,UPI/512345678901/Seat A5/ravi@ybl,0.0,1499.0,51499.0
2,11/03/2026,11/03/2026,-,CHARGES,11.8,0.0,51487.2`
const SBI = `Account Name\t: DYANPEETH
Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance
10 Mar 2026\t10 Mar 2026\tBY TRANSFER-UPI/CR/512345678901/RAVI/YBL\tTRANSFER FROM 4897\t \t1,499.00\t51,499.00
11 Mar 2026\t11 Mar 2026\tATM WDL\t\t500.00\t \t50,999.00`
const AXIS = `Tran Date;CHQNO;PARTICULARS;DR;CR;BAL;SOL
10-03-2026;-;UPI/P2A/512345678901/RAVI PATIL;;1499.00;51499.00;248
11-03-2026;-;GST;18.00;;51481.00;248`
const KOTAK = `Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr
1,10-03-2026,10-03-2026,UPI/RAVI PATIL,UPI-512345678901,"1,499.00",CR,"51,499.00",CR
2,11-03-2026,11-03-2026,PCD/AMAZON,,300.00,DR,"51,199.00",CR`

function read(text: string) {
  const { outcome: table } = readStatement(text)
  if (!table) throw new Error('The statement is refused')
  const mapping = guessMapping(table.columns)
  if (!isComplete(mapping)) throw new Error('A column was not found')
  return statementRows(table, mapping)
}

describe('finds the columns by the names that banks give them', () => {
  test.each([
    ['HDFC', HDFC, '2026-03-10'],
    ['ICICI', ICICI, '2026-03-11'],
    ['SBI', SBI, '2026-03-10'],
    ['Axis', AXIS, '2026-03-10'],
    ['Kotak', KOTAK, '2026-03-10'],
  ])('%s: one credit with its UTR, one debit [statement-3]', (_bank, text, day) => {
    const { rows, debits, unreadable } = read(text)
    expect(rows).toMatchObject([{ day, amount: 149_900, utrs: ['512345678901'] }])
    expect({ debits, unreadable }).toEqual({ debits: 1, unreadable: 0 })
  })

  test('leaves unknown columns to the admin, whatever is printed above them [statement-4]', () => {
    const text = `My bank\nतारीख,मजकूर,जमा\n10/03/2026,रवी,1499`
    const { outcome: table } = readStatement(text)
    expect(table).toMatchObject({
      columns: ['तारीख', 'मजकूर', 'जमा'],
      header: 'तारीख|मजकूर|जमा',
    })
    const none = { date: null, narration: null, amount: null, reference: null, type: null }
    expect(guessMapping(table?.columns ?? [])).toEqual(none)
    const mapping = { date: 0, narration: 1, amount: 2, reference: null, type: null }
    expect(statementToImport(text, mapping).outcome?.rows).toMatchObject([{ amount: 149_900 }])
    const twice = { ...mapping, narration: 2 }
    for (const wrong of [twice, { ...mapping, amount: 3 }, { ...mapping, date: 1 }]) {
      expect(statementToImport(text, wrong)).toEqual({ refusal: { code: 'statementColumnsWrong' } })
    }
  })
})

test.each([
  ['a workbook', 'PK\u0003\u0004\u0014', 'statementNotText'],
  ['an old workbook', '\uFFFD\uFFFD\u0011\u0000', 'statementNotText'],
  ['a PDF file', '%PDF-1.7\n', 'statementNotText'],
  ['a web page', '\r\n<html><table>', 'statementNotText'],
  ['more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), 'statementTooLarge'],
  ['an empty file', '', 'statementUnreadable'],
  ['a letter', 'Dear customer,\nno rows', 'statementUnreadable'],
  ['only a header', 'Date,Narration,Deposit Amt.', 'statementUnreadable'],
])('%s is refused [statement-5]', (_file, text, code) => {
  expect(readStatement(text)).toEqual({ refusal: { code } })
})

test.each([
  ['03/04/26', '2026-04-03'],
  ['3/4/2026 10:15:00', '2026-04-03'],
  ['03-04-2026', '2026-04-03'],
  ['03-Apr-26', '2026-04-03'],
  ['3 Apr 2026', '2026-04-03'],
  ['03-SEPT-2026', '2026-09-03'],
  ['2026-04-03', '2026-04-03'],
  ['2026-04-03T10:15', '2026-04-03'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', undefined],
  ['04/13/2026', undefined],
  ['Total', undefined],
  ['3 Xyz 2026', undefined],
  ['********', undefined],
  ['', undefined],
])('reads the day %j as %j [statement-6]', (text, day) => {
  expect(statementDay(text)).toBe(day)
})

test.each([
  ['1,23,456.50', 12_345_650, false],
  ['₹ 500', 50_000, false],
  ['Rs.500.5', 50_050, false],
  ['INR 0.29', 29, false],
  ['.5', 50, false],
  ['1,499.00 Cr', 149_900, false],
  ['1499.00Dr.', 149_900, true],
  ['DR 20', 2_000, true],
  ['-20.00', 2_000, true],
  ['(20.00)', 2_000, true],
  ['+20', 2_000, false],
])('reads the amount %j as %d paise, debit: %j [statement-7]', (text, paise, debit) => {
  expect(statementAmount(text)).toEqual({ paise, debit })
})

test.each(['', '-', 'Nil', '12/03/2026', '1.2.3', '512345678901234', 'UPI 5'])(
  '%j is not an amount [statement-8]',
  (text) => {
    expect(statementAmount(text)).toBeUndefined()
  },
)

test.each([
  ['UPI/512345678901/x', ['512345678901']],
  ['0000512345678901', ['512345678901']],
  ['UPI-512345678901 512345678901 612345678902', ['512345678901', '612345678902']],
  ['5123456789012', []],
  ['51234567890', []],
])('the UTRs of %j are %j [statement-9]', (text, utrs) => {
  expect(utrsIn(text)).toEqual(utrs)
})

test('equal lines of a day become different rows, and a line has the same key in every statement [statement-10]', () => {
  const header = 'Date,Narration,Deposit Amt.'
  const line = '10/03/26,CASH DEPOSIT,500.00'
  const longer = read(
    `${header}\n09/03/26,UPI,1.00\n${line}\n${line}\n11/03/26,CASH DEPOSIT,500.00`,
  )
  const keys = longer.rows.map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
  expect(read(`${header}\n${line}\n${line}`).rows.map(({ key }) => key)).toEqual(keys.slice(1, 3))
})

test('keeps only credits, and counts debits and unreadable lines [statement-11]', () => {
  const { rows, debits, unreadable } = read(`Date,Narration,Deposit Amt.
10/03/26,"UPI\u202e 5
 Ravi ",7.00
10/03/26,Refused,abc
10/03/26,Nothing,0.00
10/03/26,Paid,
10/03/26,Charges,-5.00
,Total,500.00
Thank you,,`)
  expect(rows.map(({ narration, amount }) => [narration, amount])).toEqual([['UPI 5 Ravi', 700]])
  expect({ debits, unreadable }).toEqual({ debits: 3, unreadable: 2 })
})

test('narrations are kept for twelve months [statement-16]', () => {
  expect(narrationsCutoff('2027-03-10')).toBe('2026-03-10')
})
