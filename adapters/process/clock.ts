import { turkishDate } from '#domain/shared/turkish-time.ts';

/** Returns the present moment. */
export type Clock = () => Date;

/** Clock of the machine: the one that everything gets where no other is passed. */
export const systemClock: Clock = () => new Date();

/** Returns the present day in Türkiye, as 2026-01-31. */
export const presentDay = (): string => turkishDate(systemClock());
