import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Tiles stand side by side, 100 px wide each, as jsdom lays nothing out. */
export function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    const at = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
    return new DOMRect(at * 100, 0, 100, 75);
  });
}

/** jsdom has no PointerEvent: what the pointer does is told by a mouse event with the pointer's id. */
export function pointer(type: string, target: Element | Window, x: number, pointerType = 'mouse'): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 20 });
  fireEvent(target, Object.assign(event, { pointerId: 1, pointerType }));
}
