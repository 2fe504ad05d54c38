import { router } from '../router.ts';

/** The faces of fonts.css. */
const FACES = [
  ['Figtree', new URL('./fonts/figtree.woff2', import.meta.url), '300 900'],
  ['Bricolage Grotesque', new URL('./fonts/bricolage-grotesque-800.woff2', import.meta.url), '800'],
] as const;

/** Gives the second page that is opened the faces, where the first one was drawn before they were there (`optional` in fonts.css). */
export function bringFaces(): void {
  // A window that draws nothing, in tests, has no faces.
  if (!('FontFace' in globalThis)) return;
  const stop = router.afterEach((_, from) => {
    if (from.matched.length === 0) return;
    stop();
    for (const [family, { href }, weight] of FACES)
      void new FontFace(family, `url("${href}")`, { weight }).load().then(
        (face) => document.fonts.add(face),
        () => undefined,
      );
  });
}
