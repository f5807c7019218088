/**
 * An engine's answer as one file: a line of JSON, and then the bytes of its picture or sound, whose field and type the
 * JSON names.
 */
export const packAnswer = (answer: object): Uint8Array => {
  const bytes = Object.entries(answer).find(([, value]) => ArrayBuffer.isView(value));
  const fields = Object.fromEntries(Object.entries(answer).filter(([, value]) => !ArrayBuffer.isView(value)));
  if (!bytes) return Buffer.from(`${JSON.stringify({ fields })}\n`);
  const [name, view] = bytes as [string, ArrayBufferView];
  const type = view instanceof Float32Array ? "float32" : "bytes";
  const head = `${JSON.stringify({ fields, name, type })}\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(view.buffer, view.byteOffset, view.byteLength)]);
};

/** The answer in such a file. */
export const unpackAnswer = (file: Uint8Array): object => {
  const end = file.indexOf(newline);
  const { fields, name, type } = JSON.parse(Buffer.from(file.subarray(0, end)).toString()) as {
    readonly fields: object;
    readonly name?: string;
    readonly type?: string;
  };
  if (!name) return fields;
  // A copy, because a Float32Array must start at a multiple of four bytes.
  const bytes = Uint8Array.from(file.subarray(end + 1));
  return { ...fields, [name]: type === "float32" ? new Float32Array(bytes.buffer) : bytes };
};

const newline = 10;
