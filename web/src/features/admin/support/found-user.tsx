import "../../../components/films.css";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import KeyValuePairs from "@cloudscape-design/components/key-value-pairs";
import type { SupportUser } from "#contract/schema/support.ts";
import { CopyableText } from "../../../components/copyable-text.tsx";
import { day, number } from "../../../lib/format.ts";
import { text } from "../text.ts";

/** The user that was found: account, credits and number of films. */
export const FoundUser = ({ user }: { readonly user: SupportUser }) => {
  const { available, held, spent, earned } = user.credits;
  return (
    <Container
      header={
        <Header variant="h2" description={<CopyableText what={text.userId} value={user.user_id} />}>
          {user.email}
        </Header>
      }
    >
      <KeyValuePairs
        columns={4}
        items={[
          { label: text.memberSince, value: day(user.created_at) },
          { label: text.creditsAvailable, value: number(available) },
          { label: text.creditsHeld, value: number(held) },
          { label: text.creditsSpent, value: number(spent) },
          { label: text.creditsEarned, value: number(earned) },
          { label: text.filmsDone, value: number(user.films.completed ?? 0) },
          { label: text.filmsFailed, value: number(user.films.failed ?? 0) },
        ]}
      />
    </Container>
  );
};
