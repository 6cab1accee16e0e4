/**
 * The trees in which anchors are looked for: the document, open shadow roots, and the documents of same-origin
 * frames. The document is enough for most pages, so the others are only searched out when it holds no match.
 */
import type { Undo } from '../engine/index.ts';
import { frameDocument } from './geometry.ts';

export interface Roots {
  /** The trees known so far, the document first. */
  known(): Iterable<Document | ShadowRoot>;
  /** Searches the whole page for further trees. */
  discover(): void;
  /** Searches what was just inserted. */
  inserted(nodes: NodeList): void;
  stop: Undo;
}

/**
 * @param found is told each tree that becomes known, the document among them
 * @param later is told when trees may have appeared without any change in a known one
 */
export function watchRoots(found: (root: Document | ShadowRoot) => void, later: () => void): Roots {
  const known = new Set<Document | ShadowRoot>();
  const stopped = new AbortController();

  const add = (root: Document | ShadowRoot): void => {
    if (known.has(root)) return;
    known.add(root);
    found(root);
    // A frame loads without a change in the tree around it.
    root.addEventListener('load', ({ target }) => isFrame(target) && later(), {
      capture: true,
      signal: stopped.signal,
    });
    if (root !== document) search(root);
  };
  const search = (parent: ParentNode): void => {
    for (const element of parent.querySelectorAll('*')) visit(element);
    // So does a custom element whose definition comes late.
    for (const element of parent.querySelectorAll(':not(:defined)')) {
      customElements.whenDefined(element.localName).then(() => stopped.signal.aborted || later());
    }
  };
  const visit = (element: Element): void => {
    const inner = element.shadowRoot ?? frameDocument(element);
    if (inner) add(inner);
  };

  add(document);
  return {
    known: () => known,
    discover() {
      for (const root of [...known]) {
        if (isInPage(root)) search(root);
        else known.delete(root);
      }
    },
    inserted(nodes) {
      for (const node of nodes) {
        if (node.nodeType !== 1) continue;
        visit(node as Element);
        search(node as Element);
      }
    },
    stop: () => stopped.abort(),
  };
}

/** Not so when the frame that it is in shows another document by now, or is gone. */
export function isInPage<Part extends Node>(node: Part | null): node is Part {
  return (
    node?.isConnected === true && (node.ownerDocument ?? (node as Node as Document)).defaultView !== null
  );
}

function isFrame(target: EventTarget | null): boolean {
  return (target as Element | null)?.localName === 'iframe';
}
