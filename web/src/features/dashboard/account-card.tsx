import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import { CopyableText } from "../../components/copyable-text.tsx";
import { day } from "../../lib/format.ts";
import { useUser } from "../../lib/session.ts";
import { text } from "./text.ts";

/** The user's email, id and date of registration. */
export const AccountCard = ({ since }: { readonly since: string | undefined }) => {
  const { id, email } = useUser();
  return (
    <Container header={<Header variant="h2">{text.account}</Header>}>
      <div className="account">
        <span className="initial" aria-hidden="true">
          {email.charAt(0).toUpperCase()}
        </span>
        <div className="account-words">
          <Box fontWeight="bold">{email}</Box>
          <Box color="text-body-secondary" fontSize="body-s">
            {text.memberSince} {since ? day(since) : "–"}
          </Box>
        </div>
      </div>
      <Box margin={{ top: "s" }}>
        <CopyableText kind="badge" what={text.userIdCopied} value={id}>
          {text.userId}: {id}
        </CopyableText>
      </Box>
    </Container>
  );
};
