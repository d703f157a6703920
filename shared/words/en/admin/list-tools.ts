/** Prints and downloads a list. */
export const LIST_TOOL_WORDS = {
  print: 'Print',
  printing: 'Loading all rows...',
  printFailed: "The rows couldn't be loaded. Please try again.",
  printedPart: 'The first {shown} of {count} rows',
  printedNewest: 'The newest {shown} rows',
  download: 'Download CSV',
  downloading: 'Downloading...',
  downloadFailed: "The file couldn't be downloaded. Please try again.",
  selectAll: 'Select all rows',
  select: 'Select {name}',
  selected: '{count} selected',
  downloadSelected: 'Download selected',
  noteCalls: 'Record a call to each',
  callsNoted: 'Calls recorded: {count}',
  actions: 'Actions',
  clear: 'Clear selection',
} as const
