/** What the page of `tour preview` asks of the server that brings it. The page itself begins in desk.ts and frame.ts. */
export type { PreviewApp, PreviewData, PreviewTour } from './data.ts';
