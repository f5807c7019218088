import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { ANIMALS, HERO_AT_START } from "./idea-words.ts";

/** Stories of being chosen for a task, of records, of giving up, of clumsy pupils, and of a gift that is discovered. */
export const askedAndApprenticed = [
  story({
    says: [
      phrase(`(?:was|were|got|had been|is) (?:asked|chosen|picked|invited|selected) to <task:doing>`),
      /\b[Bb]ut (?:he|she|they) (?:had never|has never|was (?:far |much )?(?:too )?(?:afraid|shy|nervous|scared|terrified)|were (?:afraid|nervous|scared)|did not dare|hated|got stage fright|had stage fright)\b/,
    ],
    may: [HERO_AT_START, phrase("[Bb]ut (?:he|she|they) (?<never>(?:had never|has never) [^.,]+)")],
    unless: /\b(?:murder\w*|killed|kill|steal|spy|war|lost (?:his|her) voice|marry)\b/i,
    after: [
      "“Me?” said {hero}. There must have been a mistake. {He} looked round for somebody else, but nobody else was there. {Hero} had been asked to {task}. “Gladly,” {he} heard {himself} say, and it was as if a stranger had borrowed {his} mouth.",
      [
        "At home {he} wrote down everything that could go wrong. {He} could fall over. {He} could sneeze. {He} could stand there and not know any more what {his} name was. The list went over the edge of the table. Right at the bottom {hero} wrote that it might go well, and put a question mark behind it.",
      ],
      [
        "+ “Do it for me first,” said {talker}, and sat down on a chair with folded hands. {Hero} stood up and got as far as the third word. “Good,” said {talker}. “Yesterday you got as far as the second.” They went on every evening, word by word, and {talker} never once looked at a watch.",
        "+ First {he} practised for the kettle. The kettle was a good listener, until it boiled. Then {hero} practised for the cat next door, which walked off in the middle and came back. That was a good exercise, too. If somebody walks off, you go on, and perhaps they come back.",
      ],
      "+ The day came, much too fast. {Hero} was so pale that people brought {him} water. “Are you all right?” they asked. “I've never done it before,” said {hero}. “It doesn't show,” they said, and looked at {his} hands, which were shaking so hard that the water slopped over.",
      "Then it was time to {task}. All heads turned. {Hero} stepped forward, and everything that {he} had prepared was gone, as if a wind had been through it. {He} stood there and heard {his} own heart. In the first row somebody kindly smiled, and that made it worse.",
    ],
    end: [
      [
        "Then {hero} saw {talker}, right at the back, on a chair with folded hands, exactly as at home. {Talker} did not smile at all. {Talker} only waited, as if there were all the time in the world. {Hero} took a breath. “I've never done this before,” {he} said aloud, “and I'm very frightened.”",
        "{Hero} took a breath. There was nothing left of what {he} had prepared, and so {he} said the only thing that was true. “I've never done this before,” {he} said aloud, “and I'm very frightened.” It was out. It hung in the air, and nothing dreadful happened.",
      ],
      "They laughed, but it was a warm laugh, and there were a good many in it who knew the feeling. {Hero} laughed too. That loosened something. The first word was there, and it drew the second one after it. {He} was not good at the beginning. But {he} was {hero}, and all of them leaned forward so as not to miss any of it.",
      "When it was over, {hero} did not know it, because {he} had forgotten to be afraid for so long. Only the noise told {him}: they were on their feet, all of them. A girl with big eyes pushed through to {him}. “I could never do that,” she said. “No,” said {hero}, “neither could I. It was only this morning that I could not.”",
      "The list of all that could go wrong still lies in the drawer. {Hero} has crossed out hardly anything, for all of it is possible. Only at the very bottom, behind the last line, the question mark is gone.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:wanted|tried|hoped|decided|set out|planned|longed|attempted|dreamed|dreamt) (?:to|of) (?:break|breaking|set|setting|beat|beating) (?:the|a|an) (?:[a-z]+ ){0,2}?record (?:for|of|with) <feat:thing>",
      ),
    ],
    may: [
      HERO_AT_START,
      phrase("with <crew:somebody>"),
      /\b[Bb]ut (?<rascal>(?:his|her|their|the) (?:[a-z]+ )?(?:dog|cat|puppy|kitten|goat|sister|brother|baby|rival|neighbour))\b/,
    ],
    unless: /\b(?:murder\w*|killed|sport|runner|sprint|criminal record|dive|speed)\b/i,
    after: [
      "The old record for {feat} stood in a thick book, and {hero} knew the page by heart. It did not look so hard. Somebody had done it once, somebody with two hands and a head. “I've got those as well,” said {hero}, and began the same day.",
      [
        "{Hero} explained {his} plan to {crew}. For a moment there was silence. “How long will it take?” “Not long,” said {hero}, who had no idea. Then {crew} rolled up {crewhis} sleeves. There were tasks for everybody: one counted, one fetched things, and one was in charge of the sandwiches.",
        "{Hero} told the others. For a moment there was silence. “How long will it take?” they asked. “Not long,” said {hero}, who had no idea. Then they rolled up their sleeves. One counted, one fetched things, and one was in charge of the sandwiches.",
      ],
      "+ The first attempt lasted until noon. Then somebody sneezed, and that was that. The second attempt went wrong because of a draught, and the third because two people had counted differently. {Hero} crossed out three lines. The record for {feat} was still exactly where it had been.",
      "+ “Perhaps a smaller record?” asked a kind neighbour. “There is one for the most naps.” {Hero} shook {his} head. {He} no longer thought of anything else. At breakfast {he} thought of {thefeat}, and at night {he} counted in {his} sleep, out loud, so that the whole house knew how far {he} had got.",
      [
        "The great day came, with two men in dark suits who had a tape measure and no smile. Everything went well for hours. It was already nearly enough. But then {rascal} came running in at the wrong moment, there was a rip and a crash, and {hero} looked at what was left. It was not even half. “A pity,” said one of the men, and closed his book.",
        "The great day came, with two men in dark suits who had a tape measure and no smile. Everything went well for hours. It was already nearly enough. But then a gust of wind blew the door open, there was a crash, and {hero} looked at what was left. It was not even half. “A pity,” said one of the men, and closed his book.",
      ],
    ],
    end: [
      [
        "“How much time is there?” asked {hero}. “Until midnight,” said the man. So they started again, {hero} and {crew}, all at once, without a plan. People who had only come to watch took off their coats. The kind neighbour ran home and came back with eight more. Nobody sneezed. The one with the sandwiches fed those who had no hand free.",
        "“How much time is there?” asked {hero}. “Until midnight,” said the man. So {hero} started again, without a plan. People who had only come to watch took off their coats and helped. The kind neighbour ran home and came back with eight more. Nobody sneezed, and those who had no hand free were fed with sandwiches.",
      ],
      "Shortly before midnight the men measured it, from the beginning to the end, and then the other way round. They whispered. One of them cleared his throat. “It is the record for {feat},” he said, “by the breadth of a thumb.” And the other man, the one without a smile, threw his hat into the air.",
      "The thick book has a new page. {Hero} knows it by heart, with the date, and the number, and all the names, and there are many. Nobody knows how long it will stand there. {Hero} hopes that somebody reads it one day and thinks that it does not look so hard.",
    ],
  }),
  story({
    says: [
      phrase("(?:wanted|decided|was about|was going|was ready|planned) to (?:quit|give up|drop out of) <thing:thing>"),
      phrase(
        "[Bb]ut <helper:somebody> (?:asked|persuaded|begged|convinced|told|made|showed|talked|would not|did not|believed|gave|bet|challenged)",
      ),
    ],
    may: [
      HERO_AT_START,
      /\bbecause (?:he|she|they) (?:was|were|had|always|never|came|could)[^.,]*/,
      /\bone more [a-z]+\b/,
    ],
    unless: /\b(?:murder\w*|killed|smok\w+|sugar|drink\w*|chocolate|alcohol|drugs?|throne|crown|baby|magic|wizard)\b/i,
    after: [
      "{Hero} had already decided it. {He} had packed away everything that belonged to {thething}, right at the bottom of the cupboard, and put a blanket on top. All {he} had to do now was to say it. {He} had practised the sentence in front of the mirror. It was a short sentence, and it came out well.",
      "“I'm stopping,” {hero} said. {Helper} did not answer at once. {Helper} looked at {him} as one looks at a parcel that has no address on it. “Once more,” said {helper}. “Then you may stop, and I'll carry your bag home.”",
      "It was only once more, so {hero} agreed. The two of them started early. It was no better than before. {Hero} did badly, and knew it, and waited for {helper} to say so. But {helper} said nothing about that. {Helper} only asked, “Which bit did you like?” {Hero} could not remember that anybody had ever asked that.",
      "{Hero} thought about it all night. There was a bit that {he} liked. It was quite short, right at the beginning, before there was anybody to be better or worse than. {He} had forgotten it among all the rest. “So do that bit,” said {helper} the next morning. “And then the next one as if it were that bit.”",
      "+ It felt odd to do it like that. {Hero} was not faster, or better, or anything that can be measured. But once {he} noticed that {he} was humming. {Helper} noticed it as well, looked the other way, and hummed along.",
    ],
    end: [
      "Then the day came. There stood all the others, as good as ever. {Hero} did not look at them. {He} looked at {helper}, who held {his} bag, ready to carry it home. Then it began, and {hero} did the first bit, the one that {he} liked, and then the next one, and then one more.",
      "{He} did not win. It was not even close. But {hero} was still in the middle of it when it was over, and was almost sorry. There was somebody behind {him}, for the first time. And {helper} was shouting as if {hero} had beaten the whole world, and had dropped the bag in a puddle.",
      "Everything that belongs to {thething} lies at the top of the cupboard now, without a blanket. On bad days {hero} tries out the short sentence again, in {his} head, but it no longer comes out well. “Once more,” says {helper} then, and carries the bag.",
    ],
  }),
  story({
    says: [
      role("pupil", "apprentice|assistant|trainee|new helper"),
      /\b(?:took on|takes on|hired|hires|got|was given|had|taught|had to teach|was sent|ended up with)\b/,
      /\b(?:clumsy|hopeless|useless|lazy|ruin(?:s|ed)|br(?:oke|eaks)|spoil(?:s|ed|t)|burn(?:s|ed|t)|worst|ruins|everything wrong)\b/,
    ],
    may: [
      HERO_AT_START,
      phrase("(?:ruined|broke|spoiled|burned|burnt|dropped) (?:every|all the|all his|all her|each) (?<item>[a-z]+)"),
    ],
    of: "adults",
    unless:
      /\b(?:murder\w*|killed|wizard|witch|magic\w*|sorcerer|robot|lab assistant|teaching assistant|shop assistant)\b/i,
    after: [
      [
        "Before {pupil} came, every {item} in {hero's} workshop had been as it should be. Now there was a box beside the door for the other kind. By Friday {hero} needed a second box. “I'm sorry,” said {pupil}. {Hero} had stopped answering that. {He} only pointed at the box.",
        "Before {pupil} came, everything in {hero's} workshop had had its place. Now there was a box beside the door for what was ruined. By Friday {hero} needed a second box. “I'm sorry,” said {pupil}. {Hero} had stopped answering that. {He} only pointed at the box.",
      ],
      "“Look,” said {hero}, and showed it once more. {His} hands did it by themselves. {Pupil} looked so hard that the tip of {pupilhis} tongue showed. Then {pupil} did it exactly like that, and there was a crack. They both looked down. “How did you do that?” asked {hero}.",
      "+ The customers had begun to talk. “Send {pupilhim} home,” they said. {Hero} had thought of it. {He} had even got as far as clearing {his} throat. But in the morning {pupil} always stood in front of the locked door before it was light, with clean hands, and looked as if this might be the day.",
      "+ Then came the most important order of the year. {Hero} did all of it alone, and {pupil} was allowed to hold the lamp. That went well for an hour. Then {pupil} bent forward to see better, and the lamp bent forward as well. {Hero} said not a word. {He} went out into the yard and counted the bricks in the wall.",
      "That night {hero} saw that there was still light in the workshop. {He} looked in through the window. There sat {pupil} beside the boxes, and took one spoilt piece after the other on {pupilhis} knees, and tried to mend it. {Pupil's} hands were quite steady. They only shook when somebody was looking.",
    ],
    end: [
      "The next morning {hero} took {his} chair, carried it to the other end, and sat down with {his} back to {pupil}. “I'm not looking,” said {hero}. “Begin.” It was silent behind {him} for so long that it was hard not to turn round. Nothing cracked. At noon {pupil} laid something on the table.",
      "{Hero} put on {his} glasses. {He} turned it over, and held it against the light. It was not as {hero} would have done it. There was a seam in it that {he} had never seen, as fine as a hair, where {pupil} had learned to put broken things together. “Who showed you that?” “The box,” said {pupil}.",
      "“My own first master,” said {hero} slowly, “threw a hammer at me. I shook for a year.” {He} had never told anybody. “I ruined everything as well.” And {hero} went to the cupboard, and took out the best tools, the ones that nobody was allowed to touch, and laid them in front of {pupil}.",
      "People come from far away now with what they have broken, and ask for {pupil}. {Hero} works at the other end, with {his} back turned, and listens. Beside the door there is only one box, and mostly the cat sleeps in it.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:discovered|found out|noticed|realised|realized|heard) that <other:somebody> (?:could|played|sang|danced|painted|drew|wrote|was (?:once |really |secretly )?(?:a|the) (?:famous|great|former|brilliant|best|gifted|talented))",
      ),
    ],
    may: [
      HERO_AT_START,
      /\bbetter than (?:anyone|anybody|everyone|all of them|[a-z]+ (?:himself|herself))\b/,
      phrase("(?:played|plays) <instrument:thing>"),
      /\b(?:grumpy|strict|stern|proud|famous)\b/,
    ],
    unless:
      /\b(?:murder\w*|killed|spy|thief|talk|speak|fly|ghost|alien|vampire|witch|cheat\w*|lied|husband|wife|robot|dog|cat|parrot|mouse)\b/i,
    after: [
      "It was pure chance. {Hero} had come back for a forgotten umbrella, and behind the door {he} heard something that made {him} stand still with the umbrella in {his} hand. {Hero} knew what good is. This was better. {He} opened the door a crack, and there, with {otherhis} back turned, was {other}.",
      "For years {hero} had walked past {other} with a nod. {He} could not have said what colour {other's} eyes were. Now {he} stood at the crack of the door until {his} feet were cold, and did not dare to breathe. When it was over, {hero} crept away, as if {he} were the one who had done something forbidden.",
      "The next day {hero} could not keep it to {himself}. “Who taught you that?” {he} asked. {Other} turned pale. “You must not tell anybody,” said {other}. “It's not for people. I only do it when everybody has gone.” “But why?” {Other} shrugged and looked at the floor. “They laughed at me once. That was enough.”",
      "+ {Hero} went home and was ashamed. {He} thought of all those at whom {he} {himself} had laughed, or only smiled in a certain way. It can't have been many. {He} counted them. It was a great many. From then on {hero} forgot {his} umbrella every evening.",
      "+ One evening {other} said, without turning round, “You may as well come in. There's a draught.” So {hero} came in and sat down. {He} asked how this was done and how that was done, and {other} showed {him}, and made {him} do it over and over again. It was a long time since anybody had told {hero} that {he} was wrong.",
    ],
    end: [
      "Then there was an evening on which everybody was to come, with flowers and a full house, and {hero} was to be the one whom they had come for. {He} stepped to the front and looked for {other}. {Other} stood right at the back by the door, where the coats are. “I know somebody who can do this better than I can,” said {hero}.",
      "All heads turned. {Other} took hold of the door handle. “Nobody is going to laugh,” said {hero} across all the heads, “I'll see to that. I'll sit in the front row, and I'll be more afraid than you are.” It was so quiet that one heard the handle click. It had been let go.",
      [
        "{Other} came forward, very slowly, and began. By the end of the first minute nobody was looking at {other's} shoes any more. {Theinstrument} had never sounded like that. {Hero} sat in the front row and cried, quite openly, and beat time on {his} knee.",
        "{Other} came forward, very slowly, and began. By the end of the first minute nobody was looking at {other's} shoes any more. {Hero} sat in the front row and cried, quite openly, on the shoulder of a stranger.",
      ],
      "In the evening, when everybody has gone, there is still light. Two are at it there now. {Other} shows something, and {hero} does it wrong. By the door lean two umbrellas, and neither has been forgotten.",
    ],
  }),
  story({
    says: [
      /\b(?:brought|brings|took|takes|smuggled|smuggles) (?:an?|his|her|their) /,
      role(
        "beast",
        ANIMALS.replace("|robot", "").replace(
          /\|(?:ghost|troll|witch|wizard|giant|fairy|mermaid|monster|snowman|whale|dragon)(?=\||$)/g,
          "",
        ),
      ),
      /\b(?:to|into) (?:school|class|the classroom|(?:his|her|their) class(?:room)?)\b/,
    ],
    may: [
      HERO_AT_START,
      phrase(
        "(?<group>(?:[Tt]he|[Hh]is|[Hh]er) (?:[a-z]+ ){0,2}?(?:class|pupils|children|students)(?: in (?:town|the school|the world|the village))?)",
      ),
    ],
    unless: /\b(?:murder\w*|killed|robot|show and tell|toy|stuffed)\b/i,
    after: [
      "{Beast} walked in first, looked round the classroom, and sat down under the blackboard as if the place had always been kept free. For a moment nobody made a sound, and that had not happened in this room for years. “That is {hero's} doing,” somebody whispered at last. {Hero} nodded.",
      [
        "Up to then {group} had looked at nothing but the window. Now they looked at {beast}. “Does it bite?” asked a boy at the back, who never asked anything. “What does it eat? Where does it sleep?” “I've no idea,” said {hero}. “You would have to look that up.” There was a scraping of chairs.",
        "Up to then everybody had looked at nothing but the window. Now they looked at {beast}. “Does it bite?” asked a boy at the back, who never asked anything. “What does it eat? Where does it sleep?” “Nobody knows,” said {hero}. “Somebody would have to look that up.” There was a scraping of chairs.",
      ],
      "By the end of the week there were notes about {beast} on every wall. They quarrelled about them in the break. Whoever read aloud in a loud and boring voice was not listened to by {beast}, who went and looked out of the window. So they learned to read so that {beast} stayed.",
      "+ There were accidents, of course. {Beast} ate a map of Africa, and the half of a hat, and slept through a fire drill. But when a girl was crying behind the coats, it was {beast} who found her first and lay down on her feet. After that nobody complained about the hat.",
      "Then the head of the school stood in the door. “What is that?” Everybody looked at {beast}, and {beast} looked at the head. “Animals are not allowed,” was the answer. “By tomorrow it will be gone.” The boy at the back stood up, sat down again, and had tears in his eyes.",
    ],
    end: [
      "In the morning {beast} was still there, and the head came with folded arms. Then the boy at the back took a book, went to the front and began to read aloud, quite softly, and not to the head. He read to {beast}. When he was stuck, the next one took over.",
      "{Beast} did not look out of the window a single time. Neither did the head. After the last page it was quiet. “And that's the class of which they told me that it doesn't read?” “Only since {beast} came,” said {hero}. The head bent down and held out one finger. {Beast} smelled at it, and did not eat it.",
      "There is a new line in the rules of the school. It says that animals are not allowed, with one exception. Under the blackboard lies a cushion, and when somebody reads in a boring voice, {beast} still gets up and goes to the window.",
    ],
  }),
];
