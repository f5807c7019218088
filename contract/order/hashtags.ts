/** The most hashtags of an order. */
export const maxOwnHashtags = 10;

/** The hashtags of a list that is separated by commas, spaces or new lines, without their #. */
export const splitHashtags = (list: string): string[] =>
  list.split(/[\s,]+/).flatMap((hashtag) => hashtag.replace(/^[#＃]+/u, "") || []);

/** Whether a text without its # is a hashtag: video platforms end one at any other character. */
export const isHashtag = (text: string): boolean => /^[\p{L}\p{M}\p{N}_]{1,50}$/u.test(text);
