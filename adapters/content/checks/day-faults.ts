/** Nobody plans so far ahead; a year that is mistyped is mostly further away. */
const plannedYears = 2;

/** Certificates are valid for five years, and some documents for ten. */
const validYears = 15;

const yearOf = (day: string): number => Number(day.slice(0, 4));

const isYearRight = 'is the year right?';

/** The day so many years after another one, for comparisons: it may not exist. */
const yearsAfter = (day: string, years: number): string => `${yearOf(day) + years}${day.slice(4)}`;

/**
 * Describes what is odd about the day on which something is published.
 * @param today as 2026-03-14
 * @param founded the year in which the company was
 */
export const oddPublishingDay = (
  day: string,
  today: string,
  founded: number | undefined,
): string | undefined => {
  if (day > yearsAfter(today, plannedYears))
    return `${day} is more than ${plannedYears} years ahead: ${isYearRight}`;
  return founded !== undefined && yearOf(day) < founded
    ? `${day} is before the company was founded (${founded}): ${isYearRight}`
    : undefined;
};

/** Describes what is odd about a day that has to be past, such as that of a signature. @param today as 2026-03-14 */
export const oddPastDay = (day: string, today: string): string | undefined =>
  day > today ? `${day} is later than today: ${isYearRight}` : undefined;

/** Describes what is odd about the last day of a document. @param issued the day of issue */
export const oddLastDay = (day: string, issued: string): string | undefined =>
  day > yearsAfter(issued, validYears)
    ? `${day} is more than ${validYears} years after the date of issue: ${isYearRight}`
    : undefined;
