// Runs in every measured page before its own scripts. Sets marks when a person can do something, and measures frames.
// With `press` in the address it presses *Kick off* as soon as that can be done; a press from outside would come later.
{
  const marks = {};
  const waiting = {};
  let gaps = [];
  const presses = /[?&]press\b/.test(location.hash);

  /** Sets a mark when the frame that is being made has been painted. */
  const afterPaint = (name, act) =>
    setTimeout(() => {
      marks[name] = performance.now();
      performance.mark(name);
      waiting[name]?.(marks[name]);
      act?.();
    });

  let hasChanged = false;
  let before;
  let isReady = false;
  let isSelectable = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  const look = (now) => {
    // Two frames in a row that changed the board: their distance counts.
    if (hasChanged && before !== undefined) gaps.push(now - before);
    before = hasChanged ? now : undefined;
    hasChanged = false;
    if (!isReady) {
      const button = document.querySelector('button[type=submit]:not([aria-disabled])');
      if (button?.textContent.trim() === 'Kick off') {
        isReady = true;
        afterPaint('Kick off can be pressed', presses ? () => button.click() : undefined);
      }
    }
    if (!isSelectable && document.querySelector('[role=grid]:not([aria-disabled]) .movable')) {
      isSelectable = true;
      observer.observe(document.querySelector('[role=grid]').parentElement, { subtree: true, attributes: true });
      afterPaint('a piece can be selected');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  globalThis.recorder = {
    when(name) {
      return marks[name] ?? new Promise((resolve) => (waiting[name] = resolve));
    },
    takeGaps() {
      const taken = gaps;
      gaps = [];
      return taken;
    },
  };
}
