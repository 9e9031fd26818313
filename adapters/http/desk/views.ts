import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { DeskFrame, DeskView, RenderDesk } from '#contracts/desk/views.ts';
import { languageOf } from './language.ts';

interface SendOptions {
  /** Default: 200. */
  readonly status?: number;
  /** Path and query that the page can be loaded from again. Default: those of the request. */
  readonly address?: string;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a page of the desk, which nobody stores. */
    sendView(view: DeskView, options?: SendOptions): Promise<FastifyReply>;
  }
}

interface Options extends Pick<DeskFrame, 'assets' | 'siteUrl' | 'canSignOut'> {
  readonly renderDesk: RenderDesk;
}

/** Renders the desk's pages. */
export const views = fp(
  async (app, { renderDesk, ...frame }: Options) => {
    app.decorateReply(
      'sendView',
      async function send(
        this: FastifyReply,
        view: DeskView,
        { status = 200, address = this.request.url }: SendOptions = {},
      ) {
        const request: FastifyRequest = this.request;
        const html = await renderDesk(view, {
          ...frame,
          language: languageOf(request),
          address,
          ...(request.deskUser !== '' && { user: request.deskUser }),
        });
        return this.code(status)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(html);
      },
    );
  },
  { name: 'desk-views', dependencies: ['identify-user'] },
);
