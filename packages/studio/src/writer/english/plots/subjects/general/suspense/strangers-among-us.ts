import { phrase } from "../../phrase.ts";
import { role, story, type WrittenStory } from "../../subject-story.ts";

const STRANGE =
  "robot|android|alien|extraterrestrial|martian|witch|wizard|spy|secret agent|vampire|werewolf|superhero|dragon|mermaid|ghost|pirate|fairy|ghost hunter|time traveller|elf|princess|giant";
const IN_TRUTH = "(?:secretly|really|actually|in truth|in fact)";
const UNFIT =
  /\b(?:killer|murder\w*|married|wife|husband|boyfriend|girlfriend|love[sd]?|war|earth|planet|invasion|invade|prince|king|castle|forest animals|kitten)\b/i;
const pars: Pick<WrittenStory, "after" | "end"> = {
  after: [
    "It was little things at first. {Newcomer} never looked at the sandwich that everyone was fighting for. And once, when {newcomerhe} thought that there was nobody about, {newcomerhe} picked up a heavy bench with one hand to look for a pencil.",
    "“Did you see that?” whispered {hero}. But the others had seen nothing. They said that {hero} read too much. So {hero} bought a small notebook and wrote {asecret} on the first page, with a question mark. By Friday there were twelve clues in it. {Hero} rubbed out the question mark.",
    "+ {Hero} hid behind the bins and watched {newcomer} go home. {Newcomer} walked once round the house, bowed to a dustbin, and climbed in by the window. “The door's open, you know,” called {hero}, before {he} could stop. {Newcomer} turned round very slowly.",
    "The day after that {newcomer} stood before {hero}, close enough to touch. “You know it,” said {newcomer}. It was not a question. {Hero} held the notebook behind {his} back and nodded. {He} had not expected that {newcomer} would look so frightened.",
  ],
  end: [
    "“Please don't tell anyone,” said {newcomer}. “I've practised for such a long time. I've learned how one waits for the bus. I've learned to say ‘Mustn't grumble’. I thought I was good.” “The bench,” said {hero}. “People don't do that.” “With two hands?” asked {newcomer}. “Not with two hands either,” said {hero}.",
    "+ And because it can't be easy, being {asecret} where nobody else is, {hero} sat down on that bench and explained: about laughing when you don't get the joke, about sandwiches, and about dustbins. {Newcomer} wrote it all down. {Newcomer} had a small notebook too.",
    "Then came the morning when somebody shouted, “There's something odd about you!” and pointed at {newcomer} in front of everyone. {Hero} stood up on a chair. “There's something odd about me too!” {he} called. “I can't whistle. I count the stairs. And I say good night to the moon.” And {he} showed them how.",
    "For a moment nobody moved. Then one called out that he talked to his socks, and another that she slept with a potato. “So who is the strange one here?” they asked at the end, and could not agree. {Newcomer} stood in the middle and laughed, at exactly the right moment.",
    "{Hero} has still got the notebook, but there are no clues in it any more. It's full of things that {newcomer} wants to know. In return {newcomer} shows {hero} what only {asecret} can do, in the evenings, behind the bins, where no one sees it. And before they go home, they both say good night to the moon.",
  ],
};

/** Stories of new people who are secretly something else, and of an animal that talks in class. */
export const strangersAmongUs = [
  story({
    says: [
      phrase(
        `<newcomer:somebody>(?: (?:in|at|next|from|across|of) [^.,]*?)? (?:was|is|were|might be|must be|had to be) (?:${IN_TRUTH} |a real |not human but )?(?=an? (?:[a-z]+ )?(?:${STRANGE})\\b)<secret:thing>`,
      ),
      /\b(?:sure|certain|convinced|believe[sd]?|think(?:s|ing)?|thought|suspect(?:s|ed)?|discover(?:s|ed)?|f(?:ind|inds|ound) out|notic(?:es|ed)|realis(?:es|ed)|realiz(?:es|ed)|learn(?:s|ed|t)|knew|knows)\b/i,
      /\b(?:neighbours?|neighbors?|teacher|classmate|girl|boy|kid|pupil|student|librarian|bus driver|caretaker|babysitter|nanny|coach|grandm\w+|grandfather|grandpa|grandad|cook|lady|man|woman|baker|friend|substitute)\b/i,
    ],
    unless: new RegExp(`${UNFIT.source}|\\bonly [A-Z\\w]+ (?:knew|knows|ha[sd] noticed|noticed)\\b`, "i"),
    of: "young",
    ...pars,
  }),
  story({
    says: [
      phrase(
        `<newcomer:somebody>(?: (?:in|at|next|from|across|of) [^.,]*?)? (?:was|is|were) (?:${IN_TRUTH} |a real )?(?=an? (?:[a-z]+ )?(?:${STRANGE})\\b)<secret:thing>`,
      ),
      phrase(
        "(?:only|but|just) <knower:somebody> (?:knew|knows|had noticed|has noticed|noticed|discovered|discovers|found out|suspected|suspects)",
      ),
    ],
    unless: UNFIT,
    lead: "knower",
    ...pars,
  }),
  story({
    says: [
      role(
        "beast",
        "parrot|dog|cat|hamster|mouse|frog|rabbit|crow|raven|hedgehog|goldfish|pony|horse|donkey|monkey|owl|duck|turtle|tortoise|squirrel|pigeon|spider|guinea pig|budgie|rat|pig|hen",
      ),
      /\b(?:talks?|talking|talked|speaks?|spoke|can talk|could talk|tells?|told|says)\b/i,
      /\b(?:class|classroom|school|teacher)\b/i,
    ],
    unless:
      /\b(?:only (?:speaks|spoke|talks|talked)|about (?:his|her|their) (?:dog|cat)|show and tell|homework|wants to go|wanted to go|learns? to read|shy|ill|died|lost|escape\w*|hen (?:she|he))\b/i,
    after: [
      "It had been an ordinary lesson until then. “Who knows the answer?” asked the teacher, and nobody did. “Nobody knows it,” said {beast}, “because it's boring.” The chalk broke in the teacher's hand. Twenty-six heads turned round, and {beast} looked back at them politely. “Have I said something wrong?”",
      "+ After that nobody wanted to learn anything but what {beast} would say next. And {beast} had a lot to say. {Beast} saw everything from where {beasthe} sat. {Beasthe} knew who copied, who cried in the cloakroom, and who had eaten the teacher's biscuits. And {beasthe} had never learned that there are things you keep to yourself.",
      "+ “The headmaster sings in the lavatory,” said {beast}. “The sums on the board are wrong. And that boy there is in love, but I won't say with whom. It's with her.” The boy went under his desk. The girl went out of the door. For the first time nobody laughed.",
      "The next morning the class was silent. They sat with their hands in front of their mouths, as though that would help. No one lent anyone a pencil, because {beast} might tell. “What's the matter?” asked {beast}. “I only said what's true.” And nobody answered.",
    ],
    end: [
      "“It's like this,” said the smallest girl in the class, and sat down in front of {beast}. “If I show you what's in my pocket, then I give it to you. You can look at it. But it's still mine.” {Beast} thought about it for the whole of the arithmetic lesson. “And that's how it is with secrets?” “That's how it is,” said the girl.",
      "“Then I've given away a lot of things that weren't mine,” said {beast}, and grew very quiet. At break {beast} went from one desk to the next. It took a long time to say sorry to all twenty-six. To the boy and the girl {beasthe} said it twice. They were sharing an apple, by the way.",
      "That same week the inspector came, a man with a grey folder. He asked questions so sternly that the teacher dropped the book. “Well?” he asked the class. “Are you happy in here? Does anyone ever cry?” They all looked at {beast}. {Beast} opened {beasthis} mouth and shut it again. “Woof?” said {beast}. “Or quack. Whatever it is that I usually say.”",
      "The inspector wrote that the class had an animal, and that all was in order. The cheer was heard as far as the street. Since then {beast} has had a seat in the front row, and a satchel. And whoever has a secret that has grown too heavy goes and tells it to {beast}. There is no safer place in the whole school.",
    ],
  }),
];
