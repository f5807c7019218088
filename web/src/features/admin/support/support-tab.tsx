import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Loading } from "../../../components/loading.tsx";
import { filmSearch, support } from "../queries.ts";
import { text } from "../text.ts";
import { FoundFilms } from "./found-films.tsx";
import { FoundUser } from "./found-user.tsx";

/** Words search all films; an e-mail address, a user's UUID or a film's id names one account. */
const isName = (query: string): boolean => /@|^(cut_)?(web|api)_\w+$|^[\da-f]{8}-[\da-f-]{27}$/i.test(query);

/** Finds a user or a film, and shows what an administrator needs in order to help. */
export const SupportTab = () => {
  const [query, setQuery] = useState("");
  const account = useQuery(support(isName(query) ? query : ""));
  const words = useQuery(filmSearch(isName(query) ? "" : query));
  const { error, isFetching, refetch } = isName(query) ? account : words;
  // The same search again shows what is new.
  const find = (typed: string) => (typed === query ? void refetch() : setQuery(typed));
  return (
    <SpaceBetween size="l">
      <SearchForm isBusy={isFetching} onFind={find} />
      {error && <Alert type="error">{error.message}</Alert>}
      {isFetching && !account.data && !words.data && <Loading />}
      {account.data && !error && (
        <SpaceBetween size="l">
          <FoundUser user={account.data.user} />
          <FoundFilms films={account.data.data} />
        </SpaceBetween>
      )}
      {words.data && !error && (
        <FoundFilms
          films={words.data.data}
          title={text.matches}
          total={words.data.total}
          words={text.matchesWords(words.data.searched, words.data.is_complete)}
          none={text.noMatches}
          onOwner={setQuery}
        />
      )}
    </SpaceBetween>
  );
};

interface SearchFormProps {
  readonly isBusy: boolean;
  readonly onFind: (query: string) => void;
}

const SearchForm = ({ isBusy, onFind }: SearchFormProps) => {
  const [typed, setTyped] = useState("");
  const [isBlank, setIsBlank] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = typed.trim();
    setIsBlank(query === "");
    if (query) onFind(query);
  };
  return (
    <Container
      header={
        <Header variant="h2" description={text.findWords}>
          {text.find}
        </Header>
      }
    >
      <form onSubmit={submit} noValidate>
        <FormField label={text.findLabel} errorText={isBlank && text.findBlank} stretch>
          <div className="with-button">
            <Input
              type="search"
              value={typed}
              autoComplete={false}
              onChange={({ detail }) => {
                setTyped(detail.value);
                setIsBlank(false);
              }}
            />
            <Button variant="primary" loading={isBusy} loadingText={text.finding}>
              {text.findButton}
            </Button>
          </div>
        </FormField>
      </form>
    </Container>
  );
};
