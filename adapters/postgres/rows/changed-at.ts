/** A row that a load of the content writes. */
export interface ContentRow {
  /** Moment at which a load last changed the entry. Not selected along with the row: only the site index reads it. */
  changedAt?: Date;
}

export const changedAt = { name: 'changed_at', type: 'timestamptz', select: false } as const;
