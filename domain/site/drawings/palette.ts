/** Colours of the site for what no style sheet reaches: mails, data sheets, sharing cards, icons. */
export const palette = {
  ink: '#0b2b33',
  inkDeep: '#071f25',
  inkSoft: '#3c5860',
  paper: '#f6f4ef',
  paperDeep: '#ebe7de',
  white: '#fff',
  line: '#c9d3d5',
  lineStrong: '#7b9095',
  lineDark: '#2b4c55',
  /** WCAG AA for text: contrast 5.5 on white, 5.0 on paper. */
  accent: '#c0390f',
  accentDeep: '#992c0a',
  accentLight: '#ff8a66',
  onDark: '#eef3f2',
  onDarkSoft: '#a8bdc1',
} as const;
