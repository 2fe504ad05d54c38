import { PROTOCOL, type ServerMessage } from '@kickmate/protocol';
import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { vi } from 'vitest';
import type { Component } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { useHello } from '../shared/hello.ts';

/** For tests: the answers to requests by method and path, such as `GET games`. */
export type Answers = Record<string, unknown>;

/** For tests: an answer that is not a success. */
export class Refusal {
  readonly body: { readonly why: string; readonly message: string };
  constructor(message: string, why = 'terms') {
    this.body = { why, message };
  }
}

/** The pages that are open. */
const open: VueWrapper[] = [];

const ANN = { id: 'p1', name: 'Ann' };

/**
 * For tests: a server behind the browser's `fetch` and `WebSocket`, and a page of the app that is mounted on it. The server
 * knows the player Ann if `isNamed`.
 */
export async function openPage(
  page: Component,
  {
    answers = {},
    isNamed = true,
    props,
    path = '/',
  }: { answers?: Answers; isNamed?: boolean; props?: Record<string, unknown>; path?: string } = {},
) {
  const you = isNamed ? ANN : undefined;
  localStorage.clear();
  setActivePinia(createPinia());
  const asked: { readonly what: string; readonly body?: unknown }[] = [];
  const all: Answers = {
    'GET hello': { mark: 'kickmate online', proto: PROTOCOL, rules: 'r', isReady: true, you },
    'GET games': { games: [] },
    'GET blocks': { players: [] },
    ...answers,
  };
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const what = `${method} ${address.replace('./api/', '')}`;
    if (method !== 'GET') asked.push({ what, ...(body !== undefined && { body: JSON.parse(String(body)) }) });
    const answer = all[what];
    if (answer instanceof Refusal) return Promise.resolve(Response.json(answer.body, { status: 400 }));
    if (answer === undefined) return Promise.resolve(new Response(null, { status: method === 'GET' ? 404 : 204 }));
    return Promise.resolve(Response.json(answer));
  });
  const sockets: FakeSocket[] = [];
  const heard: { readonly type: string }[] = [];
  class FakeSocket {
    onopen = () => undefined;
    onmessage = (_: { readonly data: string }) => undefined;
    onclose = () => undefined;
    constructor() {
      sockets.push(this);
      setTimeout(() => this.onopen());
    }
    send(text: string): void {
      const message = JSON.parse(text);
      heard.push(message);
      if (message.type === 'hello') this.tell({ type: 'welcome', proto: PROTOCOL, rules: __RULES__, you });
    }
    close(): void {}
    tell(message: ServerMessage): void {
      this.onmessage({ data: JSON.stringify(message) });
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  const blank = { template: '<p />' };
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: blank }],
  });
  await router.push(path);
  await useHello().ask();
  const wrapper = mount(page, { props, global: { plugins: [router] }, attachTo: document.body });
  open.push(wrapper);
  const press = (words: string) =>
    wrapper
      .findAll('button')
      .find((button) => button.text() === words)!
      .trigger('click');
  return {
    wrapper,
    router,
    press,
    /** The requests that change something, in order. */
    asked,
    /** The server's answers, which may be changed. */
    answers: all,
    /** The messages that came over the socket. */
    heard,
    /** Sends a message over the socket. */
    tell: (message: ServerMessage) => sockets.at(-1)!.tell(message),
    /** Ends the connection. */
    cut: () => sockets.at(-1)!.onclose(),
  };
}

/** For tests: ends what {@link openPage} began. A connection that was cut must be back: the next page would get it. */
export function closePages(): void {
  for (const wrapper of open.splice(0)) wrapper.unmount();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
}
