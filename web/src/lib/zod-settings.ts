// The content security policy forbids eval, which zod tries with its first schema. This must run before zod loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
