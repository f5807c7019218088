declare module "@tryghost/admin-api" {
  namespace GhostAdminAPI {
    export interface GhostRequest {
      readonly url: string;
      readonly method: "GET" | "POST" | "PUT" | "DELETE";
      readonly data?: unknown;
      readonly params?: Readonly<Record<string, unknown>>;
      readonly headers?: Readonly<Record<string, string>>;
    }
  }
  interface Options {
    readonly url: string;
    readonly key: string;
    readonly version: string;
    readonly makeRequest: (request: GhostAdminAPI.GhostRequest) => Promise<unknown>;
  }
  interface GhostAdminApi {
    readonly posts: {
      add(post: object, params?: object): Promise<unknown>;
      read(by: object, params?: object): Promise<unknown>;
      browse(params?: object): Promise<unknown>;
    };
    readonly images: { upload(image: { readonly file: string }): Promise<unknown> };
  }
  function GhostAdminAPI(options: Options): GhostAdminApi;
  export = GhostAdminAPI;
}
