declare module "stopword" {
  type Words = readonly string[];
  export const eng: Words;
  export const zho: Words;
  export const hin: Words;
  export const spa: Words;
  export const fra: Words;
  export const ara: Words;
  export const ben: Words;
  export const por: Words;
  export const rus: Words;
  export const jpn: Words;
  export const deu: Words;
  export const kor: Words;
}
