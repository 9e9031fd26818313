import type { ReactNode } from 'react';

interface Props {
  readonly isPaused: boolean;
  readonly label: string;
  readonly onToggle: () => void;
}

/** Pauses and resumes an animation. */
export const PauseButton = ({ isPaused, label, onToggle }: Props): ReactNode => (
  <button type="button" className="pause-button" aria-label={label} title={label} onClick={onToggle}>
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={isPaused ? 'M6 3.5v13l10-6.5z' : 'M6.5 4v12M13.5 4v12'} />
    </svg>
  </button>
);
