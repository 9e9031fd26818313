/** Addresses of the desk. */
export const deskPaths = {
  home: '/',
  requests: '/requests',
  export: '/requests.xlsx',
  request: (id: string) => `/requests/${id}`,
  handling: (id: string) => `/requests/${id}/handling`,
  notes: (id: string) => `/requests/${id}/notes`,
  resend: (id: string) => `/requests/${id}/resend`,
  erase: (id: string) => `/requests/${id}/erase`,
  file: (id: string) => `/files/${id}`,
  content: '/content',
  contentFile: (file: string) => `/content/file?${new URLSearchParams({ file }).toString()}`,
  drafts: '/drafts',
  publish: '/drafts/publish',
  discard: '/drafts/discard',
  publications: '/publications',
  bringBack: (id: string) => `/publications/${id}/bring-back`,
  events: '/events',
  signIn: '/sign-in',
  signOut: '/sign-out',
  language: '/language',
} as const;

/** Name of the event of the stream at `events`: its data is the id of a request that changed, or empty for any of them. */
export const requestEvent = 'request';
