/** Leads a browser to the page of an unsubscribe link, which asks before it changes anything. */
export const redirectPage = (token: string): string => {
  const address = `/unsubscribe?token=${encodeURIComponent(token)}`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><title>Unsubscribe</title></head>
<body><a href="${address}">Unsubscribe</a></body>
</html>
`;
};
