declare module "next/dist/compiled/react-server-dom-turbopack/client.browser" {
  interface ReadOptions {
    readonly callServer: (id: string, values: unknown) => unknown;
    readonly findSourceMapURL: () => null;
  }
  export function createFromReadableStream<T>(stream: ReadableStream<Uint8Array>, options: ReadOptions): Promise<T>;
}
