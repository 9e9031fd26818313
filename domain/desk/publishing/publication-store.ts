import type { Content, ContentChange, ContentRepository } from '#domain/content/content.ts';
import type { Publication, PublicationPlan } from './ports.ts';

/** Store of publications, whose transactions decide what is published. */
export interface PublicationStore extends Pick<ContentRepository, 'version'> {
  /** Has an action run while nobody else publishes or loads content. */
  exclusively<Result>(action: () => Promise<Result>): Promise<Result>;
  /**
   * Replaces the stored content, notes the publication as loaded with every file before and after, and takes its drafts
   * away, in one transaction: with its commit, the publication is decided.
   * @param beforeCommit may still refuse by throwing
   * @throws InvalidContentError as the repository of the content does
   */
  replace(
    content: Content,
    version: string,
    publication: PublicationPlan & { readonly id: string; readonly beforeCommit: () => Promise<void> },
  ): Promise<readonly ContentChange[]>;
  /** Finds the publications with these ids whose files are yet to be written. */
  findLoaded(ids: readonly string[]): Promise<readonly Publication[]>;
  /** Notes that the files are written. Of those that stayed as somebody edited them, it makes drafts. */
  markWritten(id: string, unwritten: readonly string[]): Promise<void>;
}
