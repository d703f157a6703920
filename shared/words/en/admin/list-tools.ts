/** Prints and downloads a list. */
export const LIST_TOOL_WORDS = {
  print: 'Print',
  download: 'Download CSV',
  downloading: 'Downloading...',
  downloadFailed: "The file couldn't be downloaded. Please try again.",
  selected: '{count} selected',
  noteCalls: 'Record a call to each',
  callsNoted: 'Calls recorded: {count}',
  actions: 'Actions',
  clear: 'Clear selection',
} as const
