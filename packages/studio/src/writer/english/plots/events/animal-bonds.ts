import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const ANIMAL =
  /\b(?:cow|calf|bull|pig|piglet|horse|donkey|goat|sheep|lamb|hen|chicken|rooster|duck|goose|turkey|camel|elephant|hippo|rhino|giraffe|zebra|lion|tiger|bear|wolf|wolves|fox|hedgehog|mouse|mice|rat|cat|dog|puppy|kitten|rabbit|hare|squirrel|mole|badger|otter|beaver|owl|crow|raven|pigeon|parrot|penguin|ostrich|flamingo|peacock|crocodile|alligator|snake|frog|toad|snail|spider|ant|bee|beetle|butterfly|ladybug|ladybird|caterpillar|worm|shark|whale|dolphin|octopus|crab|lobster|fish|goldfish|turtle|tortoise|sloth|monkey|gorilla|orangutan|chimpanzee|kangaroo|koala|panda|llama|alpaca|hamster|raccoon|skunk|walrus|seal|swan|stork|bat)s?\b/i;
const HUNTER =
  /\b(?:wolf|wolves|lion|fox|cat|shark|crocodile|tiger|bear|owl|eagle|snake|spider|t-rex|dragon|hawk|leopard|frog)\b/i;

/** What ties animals to people and to each other, and what they do for them. */
export const animalBonds: readonly ClauseScene[] = [
  {
    ...toldEvent({
      words:
        "missed (?<being>(?:his|her|its|their|the) (?:old |former |beloved )?(?:keeper|zookeeper|zoo keeper|trainer|rider|owner|farmer|shepherd|vet|caretaker))(?=[.,]|$| (?:who|because|so|and)\\b)|(?<being2>(?:his|her|its|their|the) (?:old )?(?:keeper|zookeeper|trainer)) (?:had )?(?:retired|left|stopped working)",
      idea: /\b(?:elephant|hippo|rhino|giraffe|zebra|camel|llama)s?\b/i,
      after: [
        "Other hands brought the hay now. They were friendly hands, and the hay was the same. Only nobody said “Well, my girl?” along with it, or “Well, old boy?”, in a voice like a creaking gate, and without that it did not taste of anything.",
        "!{Doer} knew the hour to the minute. When the clock struck four, {doerhe} stood at the corner of the fence, where one can see as far as the gate, and kept {doerhis} ears spread. A great many people came through that gate. None of them limped on the left.",
        "“Not eating,” somebody wrote on a board. “Looks at the gate.” A vet came and could find nothing. There is no place on the board for what it was.",
        "On the hook in the corridor hung a forgotten cap. In the night it was gone. They found it under {doerhis} straw, neatly flattened.",
      ],
      end: [
        "It was a Wednesday in the rain. There was nobody about, and then there was a sound on the gravel: one step, and one that dragged a little. {Doer} raised {doerhis} head. An old man stood at the fence, in a good coat, with a ticket in his hand, like everybody else. “Well?” he said, and his voice creaked. What happened then was seen only by the sparrows. They say that it was very wet, and that it was not only the rain.",
        "He has a ticket for the whole year now. At four they stand together at the corner of the fence and look at the people, and he tells {doerhim} what they are like. One eats very well along with it.",
      ],
      close: [
        "He came right up to the fence, in his good coat, and for a while nobody said anything, least of all the two of them. “Well?” he said then, and his voice creaked. {Doer} laid {doerhis} head on his shoulder, as heavy as it was, and he stood firm.",
        "He has a ticket for the whole year now. At four they stand together by the fence and look at the people. And the hay tastes of hay again.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?:carried|dragged|rolled|pulled|pushed|brought|lugged|found) (?<object>(?:an?|the|one|his|her|its) (?:[a-z]+ ){0,2}?(?:crumb|cookie|biscuit|strawberry|cherry|sugar cube|grape|apple|leaf|cake|pea|bread|nut|seed|cornflake|raisin|twig|potato chip|chip|feather))(?: (?:home|to|up|back|into|across|that|which)[^.]*)?|(?:crumb|cookie|biscuit|strawberry|cherry|grape|apple|leaf|nut|seed|twig|feather) (?:was|were) (?:much |far |way )?too (?:big|heavy) for (?:him|her|it|them)",
    idea: /\b(?:ants?|beetle|mouse|bug|snail|ladybird|ladybug|hamster|sparrow|spider|wren|bumblebee)\b/i,
    after: [
      "It went backwards, since that was the only way it went. One step, and then a rest, and then one step. From above it must have looked as if a crumb of the world had decided to go home.",
      "“Leave it,” they said. “Take something smaller!” They laughed and ran past, left and right, with their little things. {Doer} had no breath left for an answer. {Doerhe} needed it all.",
      "At the crack between the stones there was no going on. {Doer} went round {object}, looked at it from all sides, fetched a pine needle, and made a bridge. That took the whole afternoon.",
      "In the night it rained. {Doer} sat underneath, where it was dry, and ate one tiny corner, so small that it did not count.",
    ],
    end: [
      "On the third day, when {doer} came round the last corner, the big rain had washed away everything at home, the stores and all. They stood in front of it and were very quiet. “What's that noise?” one of them asked. It was a scraping. It came nearer, backwards. Then nobody laughed, and they all ran up, forty of them to a side. There was enough for everybody, and there was some left over.",
      "“How did you do that?” the smallest one asked at supper. {Doer} thought about it with a full mouth. “One step,” {doerhe} said, “and then a rest. And then one step.”",
    ],
  }),
  toldEvent({
    words:
      "(?:everyone|everybody|they all|all of them|the others|all the others|the other [a-z]+|people) (?:just |only |always )?(?:laughed|giggled|laughed at (?:him|her|it|them)|made fun of (?:him|her|it|them)|shook their heads)",
    idea: ANIMAL,
    after: ["It was not even meant badly. But one hears it with one's whole back."],
  }),
  toldEvent({
    words:
      "(?<pet>(?:my|our|his|her|their) (?:[a-z]+ ){0,3}?(?:dog|cat|rabbit|bunny|hamster|guinea pig|goldfish|fish|pony|horse|parrot|budgie|tortoise|turtle|canary|rat|mouse|hen|kitten|puppy))(?: \\p{Lu}\\p{L}+)? (?:has |had )?(?:died|passed away)|(?<=\\b(?:dog|cat|rabbit|bunny|hamster|guinea pig|goldfish|pony|parrot|budgie|tortoise|turtle|canary)\\b[^.]{0,30})(?:died|had died|passed away)(?=[.,]|$| (?:last|yesterday|in|on|this|of|when|and)\\b)",
    idea: /\b(?:dog|cat|rabbit|bunny|hamster|guinea pig|goldfish|pony|parrot|budgie|tortoise|turtle|canary)\b/i,
    after: [
      "First there was grass, as far as one could see, with dew on it, and a sun that did not blind. {Doer} stretched. Nothing hurt. The leg that had been stiff was not stiff any more.",
      "!All around there was a nibbling and a splashing. “New here?” asked a very old guinea pig with a white beard. “Just come,” said {doer}. “It's best over there by the brook,” said the guinea pig. “Most of them fall asleep there first, and then they eat.”",
      "!There was a hill, and if one sat on it, one could look down. There was a house down there with a light in the window, and somebody at the table who was drawing. It was not quite clear yet what it was going to be. Then it got ears.",
      "“They're sad,” said {doer}. “That's because you were so well loved,” said the guinea pig. “It gets lighter. You'll see it from here.”",
    ],
    end: [
      "{Doer} sent something down that evening. It is not easy, but one learns it. Down there somebody fell asleep at last and dreamed: of something warm that lay down in the crook of the knees, where it had always lain, sighed, and was quite all right.",
      "In the morning the drawing hung on the wall. It showed a meadow, and in the middle of it, with two ears, there was somebody who was laughing. It was very like {doerhim}.",
    ],
  }),
  toldEvent({
    words:
      "(?:arrived|came|woke up|landed|was) (?:on|in|at) (?:an? |the )?(?:big |green |beautiful |huge )?(?:meadow|heaven|rainbow bridge|sky|garden|field)(?: [^.]*)?",
    idea: /\b(?:died|passed away)\b/i,
    after: ["It smelled of thyme and of warm fur, and nobody was in a hurry there."],
  }),
  toldEvent({
    words:
      "(?:did not|didn't|would not|refused to|was afraid to|was scared to) (?:want to )?(?:become|turn into|be) an? (?<shape>butterfly|moth|frog|swan|cocoon|hen|dragonfly|rooster|beetle)|(?:did not|refused to|would not) (?:want to )?(?:spin|make|build) (?:an? |its |his |her )?cocoon",
    idea: /\b(?:caterpillar|larva|grub)\b/i,
    after: [
      "“But it's the whole point!” they cried. They could talk about nothing else: the colours, the view. {Doer} looked at what {doerhe} had. There were a great many feet, a soft belly and a leaf. {Doerhe} could not see what was wrong with it.",
      "“And who will I be afterwards?” {doer} asked. “Somebody much prettier.” “But will I still know that I like cabbage?” They had not thought about that.",
      "One after the other they grew quiet and pulled the blanket over their heads. {Doer} went from one to the next and knocked. Nobody said “Come in.” It was the longest week of {doerhis} life, and {doerhe} ate all of it.",
      "In the end something began to itch, somewhere in the back. {Doer} sat down on it. It went on.",
    ],
    end: [
      "“Is it bad?” {doerhe} asked a very old one that was sitting on the fence, with wings like worn-out stairs. “It's like sleep,” said the old one. “And you can take one thing along.” “Only one?” “I took the taste of nettles.” {Doer} thought it over for a whole night. Then {doerhe} lay down, all feet in a row, and held one thing very tight.",
      "When {doerhe} came out, everything was different, the colours and the view. {Doer} did not look at them. {Doerhe} flew straight down to the kitchen garden, sat down on the edge of a leaf and took a very small bite, and burst into tears for joy. It was cabbage.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:looked after|looks after|took care of|kept|watched|lit|tended|took over) (?:the )?(?<light>light|lamp|lighthouse|signal)(?: (?:when|while|because|for|as) [^.]*)?",
      idea: /\b(?:cat|dog|goat|seagull|gull|parrot|donkey|raven|crow|goose|hen|mouse|monkey|tomcat)\b/i,
      after: [
        "{Doer} had watched it every evening, from the cushion, with one eye. So one knew in principle how it is done. It is another thing to do it oneself, without thumbs.",
        "Up the stairs {doerhe} went, a hundred and twelve of them, with something between the teeth that kept getting stuck in the railing. At the top {doerhe} pressed, pulled and finally jumped on it. Nothing. {Doerhe} jumped again, with {doerhis} whole supper.",
        "Downstairs somebody coughed and asked whether everything was all right. {Doer} said what {doerhe} always said. It was understood as yes.",
        "Outside it had grown dark. Somebody was out there who relied on it, as they had relied on it every night, without thinking about it, and that is how it should be.",
      ],
      end: [
        "Toward morning {doerhe} could barely keep {doerhis} eyes open. {Doerhe} sat down in the draught, so as not to fall asleep, and counted. At six somebody came up the stairs, pale, in slippers, with a blanket round the shoulders. The {light} was as it should be. Beside it sat {doer}, bolt upright, and snored. “Well, look at that,” a voice whispered, and the blanket was laid around {doerhim}.",
        "A letter came a week later, from a captain. It had been a bad night, he wrote, and he wanted to thank the new colleague. There was a smoked herring in with it. It was sent to “the person responsible”. {Doer} ate it on the cushion, with both eyes shut.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?<many>bees)(?: [a-z ]+?)? (?:had |have )?(?:disappeared|vanished|gone|flown away|left|were gone)|followed (?:an?|the|one|his|her) (?:single |lost |last |little )*(?:bee|bumblebee)(?: [^.]*)?",
    idea: /\bbees\b|\bbee\b.*\b(?:hive|honey|beekeeper)/is,
    after: [
      "!The hives stood in a row, with their doors open, and it was so quiet there that one heard the apples grow. On the bench lay the veil and the pipe. “Forty years,” it was said, and then nothing was said for a long time.",
      "But on the windowsill sat one of them, a single one, and cleaned her feelers. She took off. She was loaded with something yellow, and so she flew low. One could just about keep up, if one did not mind fences.",
      "It went across the market, between the cheese and the fish. It went through the barber's, in at the front and out at the back, and past the traffic light at red. “Sorry!” one had to call, and “It's for the bees!”, and people made way for that.",
      "Behind the goods station there was a wall that was said to have nothing behind it. The bee flew over it. It had to be climbed.",
    ],
    end: [
      "Behind it there was everything. For thirty years nobody had mown there: thistles, clover, poppies as high as one's chin, and in the middle stood an old tram without wheels. It hummed. The whole tram hummed, from top to bottom, and honey ran down one window. “So that's where you are,” it was whispered. They were not ill and not lost. They had only found something better.",
      "Old bones can climb walls, too, if one pushes from below. Hats were taken off. In autumn they sowed thistles, clover and poppies all around the hives at home, and left the scythe on its nail. In May the first one came back to have a look.",
    ],
  }),
  toldEvent({
    words:
      "(?:wanted to be|tried to be|longed to be|would like to be|became|wanted to make) friends with (?<being>(?:the|an?|some|all the) (?:[a-z]+ )?(?:sheep|lambs?|mouse|mice|rabbits?|hens?|chickens?|deer|cat|piglets?|pigs|little \\w+|antelope|zebras?|ducks?|geese|canary|hare|hares|goat|gazelle))|stomach (?:kept |always |started )?(?:rumbl|growl)(?:ing|ed)",
    idea: HUNTER,
    after: [
      "{Doer} had washed behind {doerhis} ears and brought flowers. {Being} took a look at the flowers, and at the teeth behind them, and spoke from quite far away.",
      "It was going well. They talked about the weather. Then there came a noise, from deep down, like a cart on a wooden bridge. “What was that?” asked {being}, and was already three steps farther off. “Thunder,” said {doer}. There was not a cloud in the sky.",
      "The next time {doer} ate eleven turnips beforehand, a bucket of porridge, and a cushion. {Doerhe} could hardly walk. They had just sat down when it came again, louder, with a squeak at the end.",
      "“It's not me,” said {doer} in despair. “It's only my stomach. It doesn't know you.” {Being} thought about that, with one ear to the front and one to the back.",
    ],
    end: [
      "“Then introduce us,” said {being} at last, very pale, and came closer, one step at a time. {Doer} lay down on {doerhis} back and shut {doerhis} mouth as tightly as {doerhe} could. {Being} bent down to that big round belly. “Good day,” it was said to it. “I'm the one who talks so much.” It gurgled. “It says that it's pleased,” {doer} translated. And then {being} laughed, so suddenly that it shook all over, and laid a head on the belly to listen to what it said next.",
      "It rumbles to this day, mostly about eleven. They have got used to it. “Your stomach's calling,” says the one, and the other one brings porridge, and two spoons.",
    ],
  }),
  toldEvent({
    words:
      "woke up (?:from|after) (?:the |its |his |her |a )?(?:long )?(?:hibernation|winter sleep|winter|nap|sleep)(?: [^.,]*)?|(?:slept|overslept) (?:through )?(?:the )?(?:whole |entire )?(?:winter|spring)(?: [^.,]*)?|family (?:had |has )?(?:moved out|moved away|gone|left)",
    idea: /^(?=.*\b(?:tortoise|turtle|hedgehog|bear|dormouse|marmot|groundhog|badger|frog|bat|squirrel)\b)(?=.*\b(?:famil(?:y|ies)|moved|gone|left|empty|alone)\b)/is,
    after: [
      "There was a taste of old leaves, and one foot had gone to sleep in addition to everything else. “Good morning,” said {doer} into the dark. Nobody answered.",
      "!The beds were made. The hook for the shopping bag was empty, and on the table lay a note. A mouse had eaten most of it. “Dear,” it still said, and further down, “turn left at the.”",
      "{Doer} stood before the door, and the light was very loud. Left of what? {Doerhe} asked a thrush, who had only just come back herself. {Doerhe} asked a molehill. {Doerhe} turned left at everything that looked as if one might turn left there.",
      "In the afternoon {doer} came past {doerhis} own door again, for the third time. {Doerhe} sat down on the step. One is so slow when one has only just woken up.",
    ],
    end: [
      "Then there was a laugh. It came from above, or from behind, through the hedge, where the dandelions are. {Doer} pushed {doerhis} head through. There they sat, around a long table, with all the neighbours and a cake. “Finally!” they cried. “We knocked and knocked! We left you a note: turn left at the hedge, we've moved next door, because you snore so.”",
      "The new house has a room of its own for {doerhim}, with a thick door. And next winter the note will be written on a stone.",
    ],
  }),
];
