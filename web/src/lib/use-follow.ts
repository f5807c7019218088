import { useNavigate } from "react-router-dom";

interface FollowEvent {
  readonly detail: { readonly href?: string | undefined; readonly external?: boolean | undefined };
  readonly preventDefault: () => void;
}

/** An `onFollow` handler for Cloudscape links: navigates without a page load. */
export const useFollow = () => {
  const navigate = useNavigate();
  return (event: FollowEvent): void => {
    const { href, external } = event.detail;
    if (!href || external) return;
    event.preventDefault();
    navigate(href);
  };
};
