import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react';

const INTERVAL_MS = 5000;
const SETTLED_MS = 120;
const SWIPE_PX = 40;

/** Tracks the current slide; a timer, the buttons and the visitor's scrolling move it. */
export function useCarousel(count: number, lockMs: number) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isRunning, setRunning] = useState(false);
  /** Under the mouse, a finger's last press or the focus. */
  const [isHeld, setHeld] = useState(false);
  const lockedUntil = useRef(0);
  /** Start of a touch, and the slide in view then. */
  const touched = useRef<{ x: number; y: number; slide: number }>(undefined);
  /** Slide to which a button or the timer is scrolling. */
  const target = useRef<number>(undefined);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);

  const goTo = (index: number) => {
    const now = performance.now();
    if (now < lockedUntil.current) return;
    lockedUntil.current = now + lockMs;
    const next = (index + count) % count;
    const left = (track.current?.children[next] as HTMLElement | undefined)?.offsetLeft;
    // On a longer way some engines stop at every slide.
    const behavior = Math.abs(next - current) > 1 ? 'instant' : 'auto';
    target.current = next;
    if (left !== undefined) track.current?.scrollTo({ left, behavior });
    setCurrent(next);
  };

  const clearTarget = () => {
    target.current = undefined;
  };

  const handleScrollEnd = () => {
    const element = track.current;
    // A carousel far from the screen has no layout and has not been scrolled; reading its position would force layout.
    const isLaidOut = element?.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
    if (!element || !isLaidOut) return;
    const reached = slideInView();
    const missed = target.current !== reached ? target.current : undefined;
    clearTarget();
    // On a busy machine Firefox snaps back to the slide that a smooth scroll has just left.
    if (missed !== undefined) element.scrollTo({ left: missed * element.clientWidth, behavior: 'instant' });
    else setCurrent(reached);
  };

  const handleScroll = () => {
    if ('onscrollend' in window) return;
    clearTimeout(settle.current);
    settle.current = setTimeout(handleScrollEnd, SETTLED_MS);
  };

  const slideInView = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    return Math.round(scrollLeft / clientWidth);
  };

  const handleTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    touched.current =
      touch && touches.length === 1
        ? { x: touch.clientX, y: touch.clientY, slide: slideInView() }
        : undefined;
  };

  /** Wraps a swipe past either end, where nothing scrolls. */
  const handleTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    if (!touch || !touched.current) return;
    const { x, y, slide } = touched.current;
    const [across, down] = [touch.clientX - x, touch.clientY - y];
    if (Math.abs(across) < Math.max(SWIPE_PX, Math.abs(down))) return;
    if (slide === count - 1 && across < 0) goTo(0);
    if (slide === 0 && across > 0) goTo(count - 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `handleScrollEnd` reads what is there when it is called.
  useEffect(() => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPlaying(!reducedMotion.matches);
    if (reducedMotion.matches) follow();
    // Keeps the slide reached by scrolling or Tab before hydration. Reads the position after the next frame, to avoid a forced layout.
    const focused = [...(track.current?.children ?? [])].findIndex((slide) => slide.matches(':focus-within'));
    if (focused >= 0) setCurrent(focused);
    else requestAnimationFrame(() => setTimeout(handleScrollEnd));
    setRunning(true);
    reducedMotion.addEventListener('change', follow);
    return () => reducedMotion.removeEventListener('change', follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `goTo` is new at every render and needs no new timer.
  useEffect(() => {
    if (!isPlaying) return;
    const pictures = [...(track.current?.children[(current + 1) % count]?.querySelectorAll('img') ?? [])];
    // Load the next slide's lazy picture before the slide comes.
    const ahead = setTimeout(() => {
      for (const picture of pictures) picture.loading = 'eager';
    }, INTERVAL_MS / 2);
    const timer = setInterval(() => {
      const isHeld = root.current?.matches(':hover, :active, :focus-within') || document.hidden;
      if (!isHeld && pictures.every(({ complete }) => complete)) goTo(current + 1);
    }, INTERVAL_MS);
    return () => {
      clearTimeout(ahead);
      clearInterval(timer);
    };
  }, [isPlaying, current, count]);

  const rootEvents = {
    onPointerEnter: () => setHeld(true),
    // A finger leaves before its click.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setHeld(root.current?.matches(':focus-within') ?? false);
    },
    onFocus: () => setHeld(true),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!root.current?.contains(relatedTarget)) setHeld(root.current?.matches(':hover') ?? false);
    },
  };
  const trackEvents = {
    onScroll: handleScroll,
    onScrollEnd: handleScrollEnd,
    // Scrolling by hand cancels the target of a button or the timer.
    onTouchStart: handleTouchStart,
    onTouchEnd: handleTouchEnd,
    onPointerDown: clearTarget,
    onWheel: clearTarget,
    onKeyDown: clearTarget,
  };
  return { root, track, rootEvents, trackEvents, current, isPlaying, setPlaying, isRunning, isHeld, goTo };
}
