import { useNavigate } from "react-router-dom";

interface FollowEvent {
  readonly detail: { readonly href?: string | undefined; readonly external?: boolean | undefined };
  readonly preventDefault: () => void;
}

/** For `onFollow` of whatever has an `href`: goes there without loading the site again. */
export const useFollow = () => {
  const navigate = useNavigate();
  return (event: FollowEvent): void => {
    const { href, external } = event.detail;
    if (!href || external) return;
    event.preventDefault();
    navigate(href);
  };
};
