const shapes = {
  alert:
    'M12 8v5m0 3.2v.1M10.3 4.3 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0Z',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  book: 'M12 7c-2-1.6-4.7-2.2-8-2v13c3.3-.2 6 .4 8 2 2-1.6 4.7-2.2 8-2V5c-3.3-.2-6 .4-8 2Zm0 0v13',
  calendar:
    'M8 3v4m8-4v4M4 10h16M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  camera:
    'M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a1 1 0 0 1 1-1Zm8 9a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  checkCircle: 'm8.5 12.3 2.4 2.4 4.6-5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 7.5V12l3 2m-3 7a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'm4 4 16 16M10 6c.6-.3 1.3-.5 2-.5 6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.5 7.5C3.9 9.3 2.5 12 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2',
  info: 'M12 11v5.5M12 7.6v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  light: 'M13 3.5 5.5 13.5h6l-.5 7 7.5-10h-6l.5-7Z',
  lock: 'M7.5 10.5V8a4.5 4.5 0 0 1 9 0v2.5m-10 0h11a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5Z',
  logOut: 'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4m5-12 4 4-4 4m4-4H9.5',
  mail: 'm3.5 7.5 8.5 6 8.5-6M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  minus: 'M5 12h14',
  pencil:
    'M4.5 19.5 5.5 15 16 4.5a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L9 18.5l-4.5 1Zm9.5-13 3.5 3.5',
  phone:
    'M6 3.5h2.5L10.5 8l-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 2V18a2.5 2.5 0 0 1-2.7 2.5C10.3 20 4 13.7 3.5 6.2A2.5 2.5 0 0 1 6 3.5Z',
  plus: 'M12 5v14M5 12h14',
  refresh:
    'M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5m0-5v5h-5m4.5 2.5a7.5 7.5 0 0 1-13 5.1L4 14.5m0 5v-5h5',
  rupee: 'M7 4.5h10.5M7 9h10.5M7 4.5h3a4.5 4.5 0 0 1 0 9H7l7 6.5',
  scan: 'M4 8V6a2 2 0 0 1 2-2h2m8 0h2a2 2 0 0 1 2 2v2m0 8v2a2 2 0 0 1-2 2h-2m-8 0H6a2 2 0 0 1-2-2v-2m0-4h16',
  search: 'm20 20-4.5-4.5M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
  seat: 'M7 12V5.5A1.5 1.5 0 0 1 8.5 4h7A1.5 1.5 0 0 1 17 5.5V12M5.5 12h13v4h-13zM7 16v4m10-4v4',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  trash:
    'M4.5 7h15M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6.5 7l.8 11.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.5 11v5m3-5v5',
  upload: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M5 20h14',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.5-3.6 3.6-6 7.5-6s7 2.4 7.5 6',
  users:
    'M9 11.5A3.5 3.5 0 1 0 9 4.5a3.5 3.5 0 0 0 0 7ZM2.5 20c.4-3.3 3.1-5.5 6.5-5.5s6.1 2.2 6.5 5.5m0-15.2a3.5 3.5 0 0 1 0 6.4m2.5 3.9c2 .8 3.3 2.5 3.5 4.9',
}

export type IconName = keyof typeof shapes

/** A line icon in the text colour. Pass a `label` only when no visible text has the same meaning. */
export function Icon({
  name,
  label,
  className = 'size-5',
}: {
  name: IconName
  label?: string
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shapes[name]} />
    </svg>
  )
}
