/** The privacy notice in records of users, tours and parental consents. */
export const NOTICE_FIELDS = ['noticeVersion', 'noticeLanguage', 'noticeShownAt'] as const
