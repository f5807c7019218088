import { phrase } from "../../phrase.ts";
import { HERO_AT_START, NO_PERSON, taskOf, thingOf } from "./idea-words.ts";
import { withPal } from "./with-pal.ts";

const AFRAID = `(?:afraid|scared|frightened|terrified) of ${thingOf("fear")}`;
/** "Then his old bear started to glow": who or what helps. */
const HELP =
  /(?:^|[.!] |[Tt]hen |[Ss]o |[Aa]nd |[Bb]ut |[Uu]ntil )(?:one (?:day|night) )?(?<help>(?:[Hh]is|[Hh]er) (?:[a-z]+ ){0,3}?[a-z]+(?: [A-Z][a-z]+)?) (?:started|began|came|gave|helped|decided|offered|showed|found|took|visited|brought|told|had an idea)\b[^.]*/;
const NO_FEAR =
  /\b(?:not afraid|no longer afraid|never afraid|(?:is|was|were|are) (?:not|never) (?:scared|afraid)|(?:everyone|everybody|people|villagers|others|children|animals) (?:is|was|were|are) (?:all )?(?:afraid|scared|frightened|terrified)|murder|killed|(?:afraid|scared|frightened|terrified) of (?:him|her|it|them|me|us|being|nothing|everything|everybody|everyone|nobody|[a-z]+ing)\b)/i;

/** Stories of being afraid of a thing: and it has to be faced, or there is a wish behind it, or there is only the fear. */
export const fears = [
  withPal({
    says: [phrase(AFRAID), /\bhad to (?!live|stay|share|work|spend|move|go to|be\b)[^.,]+/],
    unless: new RegExp(
      `${NO_FEAR.source}|\\b(?:knight|wizard|witch|king|queen|prince|princess|pirate|dwarf|ghost|vampire|giant)\\b`,
      "i",
    ),
    of: "adults",
    may: [HERO_AT_START, phrase(`had to ${taskOf("task")}`)],
    after: [
      [
        "{Hero} had managed it for years. There was always a reason why somebody else had to go. Hardly anybody knew about {thefear}. This time there was no reason left. {He} had to {task}.",
        "{Hero} had managed it for years. There was always a reason why somebody else had to go. Hardly anybody knew about {thefear}. This time there was no reason left. Everybody was waiting for {him}.",
      ],
      "{He} thought about it the whole way there. {Hero} knew all the things that people say: breathe, count, do not think of {fear}. {He} breathed, {he} counted, and {he} thought of nothing but {fear}. {He} hid {his} hands, so that nobody could see them shake.",
      [
        "“You're very quiet,” said {talker}. {Hero} looked at the ground. Then {he} said it, for the first time in {his} life, aloud: that {he} was afraid of {fear}, and had always been. {Talker} did not laugh. “Since when?” asked {talker}. “Since always,” said {hero}. “And you came all the same,” said {talker}.",
        "“Is something wrong?” asked a stranger. {Hero} wanted to say no, as {he} always did. Then {he} said it, for the first time in {his} life, aloud: “I'm afraid of {fear}.” The stranger did not laugh. “And you came all the same?” the stranger asked. {Hero} nodded. {He} had not looked at it in that way.",
      ],
      "+ It went back a long way. {Hero} had been quite small, and it had been over in a minute, and nobody had thought any more about it. Nobody except {him}. {He} had built a whole life around that minute, with detours and excuses, and had told {himself} that it was only caution.",
      "And then {hero} stood right before it. It was exactly as bad as {he} had imagined: {thefear}, here and now, and no way around. Every part of {him} wanted to turn round. For a moment {hero} did turn round, took three steps, and stopped.",
    ],
    end: [
      "If {he} went now, it would never be done. {Hero} thought of what depended on it, and that was bigger than {thefear}, if only by a little. {He} turned round again. {He} did not wait until the fear was gone, for it did not go. {He} took it along, like a heavy bag.",
      [
        "So {hero} managed to {task}, step by step, with {his} teeth clenched and {his} eyes open. Halfway through {he} noticed that {he} was still breathing. Near the end {he} noticed that for some seconds {he} had not thought of {fear} at all.",
        "So {hero} did what had to be done, step by step, with {his} teeth clenched and {his} eyes open. Halfway through {he} noticed that {he} was still breathing. Near the end {he} noticed that for some seconds {he} had not thought of {fear} at all.",
      ],
      [
        "When it was over, {hero} sat down on the ground, because {his} legs had given way. {Talker} sat down next to {him}. “And?” asked {talker}. “Terrible,” said {hero}, and began to laugh, and could not stop. {Talker} laughed as well, and held on to {him} with both arms.",
        "When it was over, {hero} sat down on the ground, because {his} legs had given way. “And?” somebody asked. “Terrible,” said {hero}, and began to laugh, and could not stop. {He} had not known that anybody could be so tired and so light at the same time.",
      ],
      "{Hero} is still afraid of {fear}. {He} says so now when {he} is asked, and no longer hides {his} hands. {He} only knows that {he} can carry it. When others stand there who take three steps back, {hero} goes and stands next to them.",
    ],
  }),
  withPal({
    says: [phrase(AFRAID), /\bhad to (?!live|stay|share|work|spend|move|go to|be\b)[^.,]+/],
    unless: NO_FEAR,
    may: [HERO_AT_START, HELP, phrase(`had to ${taskOf("task")}`)],
    after: [
      [
        "Of all things in the world, it had to be {fear}! {Hero} thought of it, and {he} felt all wobbly inside. But {he} had to {task}, and nobody was going to do it for {him}. “Perhaps I am ill,” said {hero} hopefully, and felt {his} forehead.",
        "Of all things in the world, it had to be {fear}! {Hero} thought of it, and {he} felt all wobbly inside. But it had to be done, and nobody was going to do it for {him}. “Perhaps I am ill,” said {hero} hopefully, and felt {his} forehead.",
      ],
      [
        "“What is the matter?” asked {talker}. {Hero} whispered it, so quietly that {he} had to say it twice. “Oh,” said {talker}. “Afraid of {fear}? Then I'll come with you as far as I can. And on the way you have to tell me three things that are much, much worse.”",
        "{Hero} looked for somebody who would go in {his} place. The first had no time, the second had a cold, and the third was afraid as well, only of spoons. So {hero} talked to {himself} instead. “I only have to go as far as the corner,” {he} said. At the corner {he} said, “And now only as far as the next.”",
      ],
      "So {he} set out. With every step {thefear} grew bigger in {hero's} head. First as big as a house, then as big as a mountain, and with teeth. {Hero} closed {his} eyes and walked into a bush. “I beg your pardon,” {he} said to the bush.",
      "+ {Hero} tried everything that is said to be good for fear. {He} sang, but the song trembled. {He} stamped, and that frightened {him} even more. {He} thought of pancakes, and that worked quite well until {he} had no more pancakes to think of. After that {he} simply went on.",
      [
        "And then there was no going back. {Hero} stood in front of it: there it was, what {he} was so afraid of. {He} trembled from top to bottom. “I can't,” {he} said, turned round and ran. But after ten steps {he} stopped. {He} still had to {task}. And who was going to do it, if not {hero}?",
        "And then there was no going back. {Hero} stood in front of it: there it was, what {he} was so afraid of. {He} trembled from top to bottom. “I can't,” {he} said, turned round and ran. But after ten steps {he} stopped. It still had to be done. And who was going to do it, if not {hero}?",
      ],
    ],
    end: [
      "{Hero} took the deepest breath of {his} life. “I'm afraid,” {he} said aloud, “and I'm coming!” That was a strange thing to shout, but it did {him} good. Then {he} went back, one step, and another, and looked only at what had to be done.",
      [
        "And {hero} was not alone. {Thehelp} was there too, just when {he} needed help most. All at once there was hardly any time to be afraid. It was not half as big as in {his} head, and it had no teeth either. A little later it was over. {He} looked round in surprise. {Hero} had really done it, and nothing had bitten {him}.",
        "“You're doing it!” cried {talker}. And it was true. {Hero} was so busy that there was hardly any time to be afraid in between. It was not half as big as in {his} head, and it had no teeth either. A little later it was over. {Hero} had done what {he} had to do, and {talker} cheered.",
        "And it went! {Hero} was so busy that there was hardly any time to be afraid in between. It was not half as big as in {his} head, and it had no teeth either. A little later it was over. {He} looked round in surprise. {Hero} had really managed to {task}, and nothing had bitten {him}.",
        "And it went! {Hero} was so busy that there was hardly any time to be afraid in between. It was not half as big as in {his} head, and it had no teeth either. A little later it was over. {He} looked round in surprise. {Hero} had really done it, and nothing had bitten {him}.",
      ],
      "+ On the way home {hero} was so light that {he} hopped. {He} passed the bush and nodded to it. “That was me!” {he} told everybody whom {he} met. “I was more afraid than anyone, and I went all the same!” They said that this is what being brave means, and {hero} grew a little taller.",
      "Sometimes {hero} is still a bit afraid of {fear}, mostly in the evening. Then {he} thinks of the day on which {he} ran away for ten steps and came back again. “I'm afraid,” {he} whispers into the pillow, “and I'm coming!” And then {hero} falls asleep.",
    ],
  }),
  withPal({
    says: [phrase(AFRAID), /\b(?:wanted|dreamed|dreamt|longed|wished) (?:to (?!help|hide|run away)|of )[^.,]+/],
    unless:
      /\b(?:had to|not want|never wanted|not afraid|no longer afraid|never afraid|wanted to (?:help|save him|save her)|(?:everyone|everybody|people|villagers|others|children|animals) (?:is|was|were|are) (?:all )?(?:afraid|scared)|murder|killed|of (?:him|her|it|them|me|us|being|nothing|everything|everybody|everyone|nobody|[a-z]+ing)\b)/i,
    may: [HERO_AT_START, phrase(`(?:wanted|dreamed|longed|wished) to ${taskOf("aim")}`)],
    after: [
      "There were two of them inside {hero}: the first wanted it more than anything, and the second was afraid of {fear}. In the morning the first was stronger, and {hero} got as far as the door. By noon the second had won, and {he} turned back.",
      [
        "“And what if you went just a little way?” said {talker}. “Only as far as you can still smile.” So they tried it. {Hero} could smile for nine steps. Then {his} mouth turned down by itself. “Nine,” said {talker}. “That's nine more than yesterday.” And they drew a line there with a stick.",
        "Then {hero} had an idea. {He} would go just a little way, only as far as {he} could still smile. {He} tried it at once. {Hero} could smile for nine steps, and then {his} mouth turned down by itself. {He} drew a line there with a stick. It was nine more than yesterday.",
      ],
      "+ From now on {hero} went up to the line every day, and then one step past it. {He} had a wish, and {he} carried it before {him} like a lamp. Some days the line did not move at all. But it never moved back. “Tomorrow,” said {hero} to {thefear}, quite politely, and went home to supper.",
      "Then something went wrong. {Hero} was further than ever, and {he} had just begun to enjoy it, when all of a sudden the fear was there. {He} ran, and did not stop until {he} was at home under the blanket. The stick lay outside in the rain. The lines were gone.",
    ],
    end: [
      [
        "Under the blanket it was dark and safe, and {he} could not stay there for ever. {Hero} still wanted to {aim}. {He} tried to stop wanting it, and that did not work either. “So I shall be afraid in any case,” {he} thought. “Then I may as well be afraid out there.” And {hero} threw off the blanket.",
        "Under the blanket it was dark and safe, and {he} could not stay there for ever. {Hero} still had {his} wish. {He} tried to stop wanting it, and that did not work either. “So I shall be afraid in any case,” {he} thought. “Then I may as well be afraid out there.” And {hero} threw off the blanket.",
      ],
      "{He} walked past the place of the first line, past the second, and past the place where {he} had run away. {His} heart was beating wildly. There was {thefear}. {Hero} looked at it properly for the first time, instead of only imagining it. It was smaller than {he} had thought, and {he} went on.",
      [
        "And so, a good while later, {hero} did what {he} had always wanted: {he} managed to {aim}. {He} laughed and cried, both at once. “How far can you still smile?” called {talker}. {Hero} could not answer, because {his} whole face was one smile.",
        "And so, a good while later, {hero} stood there, right where {he} had always wanted to be. {He} laughed and cried, both at once. “How far can you still smile?” called {talker}. {Hero} could not answer, because {his} whole face was one smile.",
        "And so, a good while later, {hero} did what {he} had always wanted: {he} managed to {aim}. {He} laughed and cried, both at once. {He} noticed that {he} had long stopped counting steps. {His} whole face was one smile, and it did not turn down.",
        "And so, a good while later, {hero} stood there, right where {he} had always wanted to be. {He} laughed and cried, both at once. {He} noticed that {he} had long stopped counting steps. {His} whole face was one smile, and it did not turn down.",
      ],
      "There are still two of them inside {hero}. But they have become used to each other. The first walks in front, and the second, who is afraid of {fear}, comes along and holds on tight. And wherever they stop, {hero} draws a line with a stick.",
    ],
  }),
  withPal({
    says: [phrase(AFRAID)],
    unless:
      /\b(?:had to|wanted to|dreamed|moved|lived|worked|job|hired|doctor|nurse|lifeguard|pilot|captain|burglar|lost|stolen|not afraid|no longer afraid|never afraid|(?:everyone|everybody|people|villagers|others|children|animals) (?:is|was|were|are) (?:all )?(?:afraid|scared|frightened|terrified)|murder|killed|(?:afraid|scared|frightened|terrified) of (?:him|her|it|them|me|us|being|nothing|everything|everybody|everyone|nobody|[a-z]+ing)\b)/i,
    may: [HERO_AT_START, HELP],
    after: [
      "Whenever {hero} thought of {fear}, {his} stomach turned to ice. {He} had a whole list of tricks: go the long way round, talk of something else, keep {his} eyes shut. “It is only {fear},” the others said. That was no help at all.",
      [
        "{Talker} was the first to ask properly. “What is it like?” asked {talker}. {Hero} had to think. “Big,” {he} said, “and it makes a noise, and it is coming for me.” {Talker} nodded, took a stick and drew it in the dust, bigger and bigger, exactly as {hero} said. “And now?” asked {talker}. “Does it have feet?”",
        "One day {hero} took a stick and drew in the dust what {he} was afraid of. {He} drew it big, with teeth, as it was in {his} head. Then {he} stepped back. Something was missing. {Hero} drew two feet. They turned out rather small.",
      ],
      "They were silly feet, with shoes that did not match, and {hero} giggled, although {he} did not want to. From then on, whenever the fear came, {he} thought of the shoes. It did not always help. But now there was a small giggle mixed in with it.",
      "Then came a day when the tricks were no use. There was no long way round, and {he} could not keep {his} eyes shut: there it was, right in front of {hero}, just what {he} had been afraid of all that time. {He} wanted to run, and {his} legs had forgotten how.",
    ],
    end: [
      [
        "But {hero} was not alone. {Thehelp} was there, just when {he} needed help most. {Hero} breathed out and looked, first with one eye, and then with the other. And what {he} saw was only what it was, no more and no less. It had not come for {him}. It did not even know that {hero} was there.",
        "“I'm here,” whispered {talker}. {Hero} felt {talker} next to {him}, quite warm. {He} breathed out. {He} looked, first with one eye, and then with the other. And what {he} saw was only what it was, no more and no less. It had not come for {him}. It did not even know that {hero} was there.",
        "Since {hero} could do nothing else, {he} looked, first with one eye, and then with the other. {He} had never really done that before. And what {he} saw was only what it was, no more and no less. It had not come for {him}. It did not even know that {hero} was there.",
      ],
      "{Hero} counted to ten. {He} was still there at ten, so {he} counted to twenty. “You have no shoes at all,” {he} said at last. It came out squeaky, but it came out. {His} legs remembered how to walk, and {hero} walked, not away, but slowly past {thefear}, with {his} head held high.",
      "+ The next time was easier, and the time after that {he} showed somebody else how to do it. It was a little one who shook all over. “Is it {fear} with you, too?” asked {hero}. The little one nodded. {Hero} gave the little one the stick. “First you draw it,” {he} said, “and then you give it feet.”",
      "Sometimes {hero} still feels a bit of ice in {his} stomach. Then {he} says out loud, “I know you,” and looks, first with one eye and then with the other. And somewhere in {his} head a pair of shoes that do not match go tap, tap, tap, away into the dark.",
    ],
  }),
  withPal({
    says: [
      phrase(AFRAID),
      phrase(
        "(?:(?:moved into|moved in with|lived (?:in|on|with|among|near|next to)|worked (?:in|at|as|on|for)|got a job (?:in|at|as)|took a job (?:in|at|as)|was hired (?:as|by)) [^.,]+?)(?=[,.]| (?:and|but|because|so|until|when|where|who)\\b|$)",
      ),
    ],
    unless:
      /\b(?:(?:makes?|made) friends with|had to|not afraid|no longer afraid|never afraid|(?:everyone|everybody|people|villagers|others|children|animals) (?:is|was|were|are) (?:all )?(?:afraid|scared|frightened|terrified)|murder|killed|(?:afraid|scared|frightened|terrified) of (?:him|her|it|them|me|us|being|nothing|everything|everybody|everyone|nobody|[a-z]+ing)\b)/i,
    may: [
      HERO_AT_START,
      phrase(
        `(?<life>(?:moved into|moved in with|lived (?:in|on|with|among|near|next to)|worked (?:in|at|as|on|for)|got a job (?:in|at|as)|took a job (?:in|at|as)|was hired (?:as|by)) [^.,]+?)${NO_PERSON}(?=[,.]| (?:and|but|because|so|until|when|where|who)\\b|$)`,
      ),
    ],
    after: [
      [
        "It was not the best place for somebody who was afraid of {fear}. {Hero} knew that very well. Of all those in the world who tremble at the thought of {fear}, only {hero} {life}. The first night {he} did not close an eye. By the morning {he} had found the best place to hide.",
        "It was not the best place for somebody who was afraid of {fear}. {Hero} knew that very well. The first night {he} did not close an eye. By the morning {he} had found the best place to hide.",
      ],
      [
        "“You can come out now,” said {talker}. “I'm only tidying up,” said {hero} from the hiding place. {Talker} waited. “It's about {fear}, isn't it?” asked {talker} after a while. {Hero} did not answer, but {he} trembled so much that everything round about began to rattle. {Talker} sat down in front and told {him} stories.",
        "“I'm only tidying up,” {hero} said when anybody found {him} there. {He} tidied up three times a day, and trembled at the thought of {fear} all the while. In between {he} peeped out through a crack. Out there they laughed and ate and slept, and not one of them seemed to be afraid of anything in the world.",
      ],
      "+ {He} made rules for {himself}. Never round a corner without coughing first. Never with the back to the door. Always some biscuits in reserve. The rules were good, but they had a hole in the middle: {thefear}. Sooner or later it would happen, and {hero} counted the days on which it had not.",
      "It happened on an ordinary afternoon. {Hero} coughed, went round the corner, and there was what {he} was afraid of, no further away than the end of {his} nose. {He} shrieked. There was a second shriek at almost the same moment. Then it was so quiet that {his} heart could be heard.",
    ],
    end: [
      "Only then did {hero} notice that the second shriek had not been {his}. {He} opened one eye. Whatever {he} had imagined in all those nights, it had not been like this: just as startled as {he} was, and quite pale. “Did I frighten you?” asked {hero}. It was the last thing that {he} had ever expected to ask.",
      [
        "{Talker} came running, and saw {hero} standing there, trembling but standing. “Shall I tidy up?” asked {talker}. “No,” said {hero}, “I'm just looking at it.” And {he} did, for a long time, from top to bottom. {Talker} was too proud to say a word.",
        "{Hero} could have run away. The hiding place was near. But {he} stayed, trembling, and looked at it for a long time, from top to bottom. “I'm sorry that I shrieked,” {he} said then, and put one of {his} biscuits on the floor, exactly in the middle. After that {he} felt nearly as brave as other people.",
      ],
      "From that day on it went better. {Hero} still coughed before each corner, but now it was only good manners. {He} slept through the night for the first time. The old hiding place stood empty, and as nobody tidied up there any more, it soon looked like everywhere else.",
      "{Hero} keeps a biscuit in reserve to this day. Sometimes, late at night, {he} thinks about {fear} and feels the old shiver run down {his} back. Then {he} coughs once, loudly, peeps round the corner, and goes to bed.",
    ],
  }),
];
