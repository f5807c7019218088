import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";
import { REST } from "./rest.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robot|magic\w*|wizard|witch|dragon|alien|zombie\w*|spy|spies|detective|heist|pirate|king|queen|princess|mafia|gangster\w*|hitman|superhero\w*|monster|bank robber\w*|dog|cat|bear|fox|hostage|corpse|body|dead|dies|died|twin|clone|future|identity|impostor)\b/i;

const NEW_LIFE = phrase("(?:wanted|tried|decided|began|started|learned|had|set out) to <act:doing>");

const ATTEMPT = phrase(
  "(?:tried|tries|took|takes|went on|go on|goes on|booked|signed up for|joined|bought|moved to|restored) <plan:thing>",
);

/** Stories of people who do not know each other yet, or no longer. */
export const strangers = [
  story({
    says: [
      /^(?:This is the story of )?(?:Two|There were once two) (?:\w+ )?(?:strangers|people|passengers|commuters|travellers|customers|patients|singles|loners|tourists|pensioners|students|dancers|musicians|teachers|nurses|divorcees|widowers|shy \w+|lonely \w+)\b/,
      /\b(?:fall|fell|falling) in love\b/i,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:the same|each other['’]s|bank|lift|elevator|online|letters|married)\\b`,
      "i",
    ),
    may: [/\b(?:met|meet) (?:in|at|on|by|every|during)\b[^.]*/, /\b(?:before|while|because|when) [^.]*/],
    of: "people",
    after: [
      "At first {hero} did not look at each other, as one does not with strangers. There was enough room, and each of them took the far end of it. A telephone was looked at on which there was nothing. A page was read four times. It was only the silence that was wrong. It sounded like two people listening.",
      "Then something fell to the floor, a coin, quite a small one, and rolled the whole way across, took a bend and lay down. They both bent for it at the same moment, and there was a bang. “Sorry!” “No, I'm sorry!” They stood there, each with a hand on the forehead. And as it hurt so much, {hero} began to laugh.",
      "+ After that it was difficult to go back to silence. {Hero} talked about the things that strangers talk about: where from, where to, and whether it would ever stop raining. But between these sentences there were others, by accident, and those were true. “I hate Sundays,” said a voice. “So do I,” said another. “I've never told anybody.”",
      "+ {Hero} told each other what friends of many years did not know. That was because it did not count: in an hour each of them would go home. They talked about the parents, and the great stupidity, and what they had once wanted to become. They laughed so much that they had to hold on to something. And then they looked at the time, both at once.",
      "It was over. The hour was up, and the ordinary world stood at the door with its coat on. “Well then,” said the one with the bump. “Well then,” said the one with the coin. It would have needed just one word. But {hero} were out of practice with words like that. They nodded to each other politely, and turned left and right, and went.",
    ],
    end: [
      "Nine steps, ten. Then they turned round, and it was at the same moment again, and from so far away both of them saw how glad the other was. They walked back. They walked faster. “I've still got your coin,” came from the one side, out of breath. “It isn't mine,” came from the other. “I thought that it was yours!”",
      "So the coin belonged to both of them, and that was something that had to be talked over. {Hero} found a bench, and talked it over until the lamps went out. When their hands touched, neither of them said sorry. By the end of the night they were no longer strangers. They did not know yet what else they were, but they had an idea.",
      "The coin lies in a saucer by the door, in a flat with two names on the bell. When {hero} cannot agree about something, it is tossed. It has come down on its edge twice, and once it rolled the whole way across the room, took a bend and lay down. They both bent for it. There was a bang.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:[Cc]ouple)\b/,
        /\b(?:marriage (?:was|is) (?:in trouble|in crisis|falling apart|over|failing)|save (?:their|the) marriage|grown apart|grew apart|drifted apart|stay together|about to (?:divorce|separate|split)|on the brink of divorce|wanted to (?:divorce|separate)|last (?:trip|holiday|chance|weekend|dinner|journey) together|no longer (?:talk\w*|spoke|loved?))\b/i,
      ],
      may: [ATTEMPT, /\bto save their marriage\b|\bto decide whether to stay together\b/],
      unless: new RegExp(
        `${UNREAL.source}|\\b(?:lift|elevator|stuck|anniversary|line|custody|parrot|trophy|robbery|lottery|child|children|adopt\\w*|elderly)\\b`,
        "i",
      ),
      of: "people",
      after: [
        [
          "{Hero} had agreed on {plan} as people agree on a dentist. It had been her idea, or his; by now neither of them wanted to have had it. They were very polite. They said please, and thank you, and “as you like”. In their first year they had never said “as you like”. They had shouted, and thrown socks, and kissed.",
          "{Hero} had agreed to try it once more as people agree on a dentist. It had been her idea, or his; by now neither of them wanted to have had it. They were very polite. They said please, and thank you, and “as you like”. In their first year they had never said “as you like”. They had shouted, and thrown socks, and kissed.",
        ],
        [
          "+ It began with a breakdown. With {plan} nothing went as it was supposed to, and at noon {hero} stood there in their good clothes and were as far from one another as two posts of a gate. She looked to the left and he looked to the right. “We used to laugh at such things,” she said. “We used to be other people,” he said.",
          "+ It began with a breakdown. Nothing went as it was supposed to, and at noon {hero} stood there in their good clothes and were as far from one another as two posts of a gate. She looked to the left and he looked to the right. “We used to laugh at such things,” she said. “We used to be other people,” he said.",
        ],
        "+ @bedroom.night At night they lay back to back. Each knew that the other was awake, for each knew how the other breathed in sleep. He thought that he ought to stroke her shoulder. She thought that she would turn round if he did. It was perhaps a hand's breadth. Neither of them had ever been on such a long journey.",
        "On the last evening she asked him. “When did you stop telling me things?” He wanted to say that he had not. Then he thought about it. “When I lost the big order,” he said. “You were so tired, that spring. I didn't want to be one more thing.” She had put down her fork. “I was tired,” she said, “because I didn't know why you'd gone so quiet.”",
        "They looked at each other across the table, {hero}, after so many years. It was as if both had been standing on either side of a door the whole time, and each had thought that the other had locked it. “That's all?” she said. Tears ran down her face. “That's all,” he said. “It's quite a lot.”",
      ],
      end: [
        "The marriage was not saved in one night. But that night {hero} talked until the candle went out, and then on in the dark. They told each other the whole of those silent years, month by month, as one tells a friend who has been abroad. Some of it was bad. About three in the morning she threw a sock at him.",
        "@bedroom.dawn In the morning he lay there and looked at her, and she noticed with closed eyes. “As you like,” she said. “I don't like it at all,” he said, and made the long journey of a hand's breadth. There was nothing polite about it. They missed breakfast, and after it they missed lunch.",
        "{Hero} still quarrel, about the map, and the salt, and whose idea it was. Anyone who passes their window can hear it. Then it is quiet, and one might begin to worry. But then comes a laugh, and a sock flies past behind the glass.",
      ],
    },
    [ATTEMPT],
  ),
  story({
    says: [
      /\b(?:night shift|night shifts|nights in|works? nights|working nights|worked nights|night (?:nurse|porter|watchman|guard|receptionist|bus|driver|clerk|doctor|cleaner)|in the middle of the night|at night|one night|all night)\b/i,
      phrase(
        `(?:picked up|drove|sat with|listened to|read to|got to know|served|befriended|became friends with|talked to|noticed|kept company with|comforted|sheltered|looked after|let in) <guest:somebody>${REST}`,
      ),
      /\b(?:nurse|taxi|cab|porter|watchman|guard|receptionist|driver|clerk|doctor|cleaner|baker|barman|bartender|waitress|waiter|cashier|paramedic|operator|caretaker|gas station|petrol station|policeman|policewoman)\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:birth|pregnan\\w*|falls? in love|fell in love|portraits?|paintings?|statue|bet|robber\\w*|wolf|same customer|knew everything|no name|papers)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "At night people are different, {hero} used to say. By day they know where they are going. At night they tell you. {Hero} had heard the most astonishing things in all these years, between two and four. Most people wanted nothing. They only did not want to be alone with it. {Guest} seemed to be such a one.",
      "{Hero} did not ask. That was the first rule. {He} did {his} work, let the silence be a silence, and left a small gap in it, such as one leaves in a door. It was quite a while before {guest} went through it. It began with the weather, as it does, and with a cough. And then {guest} began to talk.",
      "+ {Hero} ought to have been somewhere else long ago. There was a list, and there were rules, and somewhere a light was blinking that was meant for {him}. {Hero} looked at the light. {He} looked at {guest}, who just then was searching for a word. “Take your time,” said {hero}. “The night's long.”",
      "It was a whole life that {guest} told, in the wrong order. A house came into it, and a quarrel, and somebody who had laughed very loudly. “And now there's nobody left who remembers it,” said {guest}. “I'm the last. When I forget it, it never happened.” {Hero} had an answer for most things. For this {he} had none.",
      "So {hero} did what {he} otherwise never did: {he} broke the first rule. {He} asked. What colour was the house? What did you quarrel about? And how exactly did that laugh go? {Guest} looked up in surprise. {Guest} thought about it. Then, in the dead of night, under that poor light, {guest} showed {hero} how it went, with the head thrown back.",
    ],
    end: [
      "It was an enormous laugh. It was so loud that {hero} looked round in fright, and then {he} joined in. They could not stop. Whenever one of them had finished, the other began again. “There,” said {hero}, and wiped {his} eyes. “Now there are two of us. You can forget it as often as you like. I've got it.”",
      "+ When it grew light, {guest} was quiet, and the hands lay still. “I didn't want to be any trouble,” said {guest}. “You weren't,” said {hero}. “It's the best shift that I've had this year.” They gave each other their hands, as people do after a good piece of work. In the daylight both of them looked older. Neither of them minded.",
      "{Hero} still works while others sleep. {He} lets the silence be a silence, and leaves a gap in it. But now and then, between two and four, when things are very bad for somebody, {he} says, “Shall I show you how somebody I knew used to laugh?” And {he} throws back {his} head.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?<kin>(?:the|a|his|her|their) (?:\\w+ )?(?:daughter|son|child|baby)),? (?:whom |that |who )?(?:he|she|they) (?:(?:had )?never (?:knew|known|met|saw|seen)|did not know|did not even know (?:he|she|they) had|gave up|had given up|gave away|had to give up|abandoned|left behind|lost touch with)",
      ),
      /\b(?:daughter|son|child|baby|father|mother|sister|brother|half-sister|half-brother|grandson|granddaughter|twins?)\b/,
    ],
    may: [
      /\b(?:knock\w*|stood at|turn\w* up|met|found|call\w*|wr(?:ote|ites)|letter|search\w*|look\w* for|visit\w*|adoption|travel\w*)\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:inherit\\w*|will|fortune|war|prison|kidnap\\w*|planet|circus|school|boy|girl|little|wr(?:ote|ites)|said (?:he|she) (?:was|is)|claim\\w*)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "There was a place in {hero} that was never talked about. {He} had furnished {his} life all around it, and rather well. Only sometimes, at a bus stop, somebody of the right age stood there with a certain kind of ears. And {hero} missed the bus, because {he} was doing sums.",
      "+ Now there was no more need for sums. {Kin} had a name, and a voice, and a way of standing. {Hero} had pictured it in a thousand ways, and in all of them {he} had said something wise. “You're taller than I thought,” {he} said. “So are you,” said {kin}. Then neither of them knew anything else.",
      "+ They sat down across from each other with two cups between them. {Hero} looked, and tried not to stare, and stared. There was {his} own thumb on the handle of a cup. There was the wrinkle that {his} mother had had between the eyes. They were all there, the whole family, in one face that {he} did not know.",
      "It went wrong quite soon. {Hero} said something about the time back then, and that it had been hard. “Hard,” said {kin}, very quietly. “Do you know what I did on my birthdays? I stood by the window in case you'd come. Every year, until I was fourteen. Then I hated you, and that was better.” A chair scraped. {Kin} stood up to go.",
      "{Hero} could have defended {himself}. There were reasons, and some were good. {He} looked at them all, and left them where they were. “On your birthdays,” {he} said, “I baked a cake. I never told anybody what it was for. I threw it away each time, with the candles. I always knew how many.” {Kin} stood with one hand on the back of the chair.",
    ],
    end: [
      "“What kind of cake?” asked {kin} at last. It was only a question. But it was the first, and {hero} held on to it with both hands. “Lemon,” {he} said. {Kin} sat down again, on the very edge. “I can't bear lemon,” said {kin}. And then they both laughed, startled, and it was the same laugh.",
      "They did not become a family that day. They agreed on an hour, and then on another. {Hero} learned to answer what was asked, and not to ask for anything. {Kin} brought photographs, a few at a time, as one feeds a shy animal: school, braces, a bicycle. {Hero} looked at each of them until {he} knew it by heart.",
      "There is a cake on {hero's} table today, and it is chocolate. The candles stand so close that they lean on one another. “Blow,” says {hero}. {Kin} takes a deep breath and stops. “You first,” says {kin}. “You've got some catching up to do.” So they blow together, and it takes them three goes.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:(?:released|freed|came|comes|out|home|got out|gets out|walks out|walked out) (?:\w+ )?(?:from|of) (?:prison|jail|gaol)|(?:after|following) \w+ (?:years|months) (?:in|behind) (?:prison|jail|bars)|ex-(?:convict|con|prisoner)|former (?:prisoner|convict)|just out of prison|left prison)\b/i,
      ],
      may: [
        NEW_LIFE,
        phrase("(?:visited|met|found|looked for|returned to|went back to|called|faced|came home to) <kin:somebody>"),
      ],
      unless: new RegExp(
        `${UNREAL.source}|\\b(?:escape\\w*|revenge|broke out|money|buried|loot|gang|job back|robber\\w*|innocent|framed)\\b`,
        "i",
      ),
      of: "adults",
      after: [
        "They gave {hero} back {his} things in a paper bag: a belt, a watch that had stopped, a bus ticket that was no longer valid. {Hero} signed for them. Then the door closed, and {he} {was} standing on the right side of it. {He} waited. It took a while till {he} understood that nobody would tell {him} to go on.",
        "+ Everything was too loud and too fast. The shops opened by themselves. In the café {hero} was asked how {he} wanted the coffee, and there were nine kinds, and {he} could not choose. {He} had not chosen anything for years. {Hero} said, “Whatever there is,” and the girl behind the counter gave {him} a look. {He} was sure that she knew.",
        [
          "One thing {hero} had kept in {his} head inside, on all those nights: to {act}. It had been easy to think of it in there. Out here it had a door, and a street, and people who had names and good memories. {Hero} got as far as the corner. {He} stood there for an hour, and then {he} went away again.",
          "One thing {hero} had kept in {his} head inside, on all those nights: that {he} would begin again, quite simply, from the front. It had been easy to think of it in there. Out here it had a door, and a street, and people with good memories. {Hero} got as far as the corner. {He} stood there for an hour, and then {he} went away again.",
        ],
        "+ At night {hero} could not sleep because it was so quiet. There was no key in the lock, and no one coughed. {He} had a handle on {his} door, on the inside. {Hero} got up several times to press it down and to see whether it opened. It opened each time. {He} left it ajar.",
        "There was a man who let {him} work, for little money, in a yard where nobody asked. For three weeks all went well. Then something was missing. They all looked at {hero}, and {he} looked at the floor. {He} had not done it. {Hero} fetched {his} paper bag. “I'll go,” {he} said. “That's simpler for everyone.”",
      ],
      end: [
        "“Did I say that?” asked the man. “It was behind the oil drum. I'd put it there myself.” He held out his hand, and it was quite black. “I looked at you. I shouldn't have. I'm sorry.” {Hero} stared at the hand. In all those years nobody had ever said that to {him}.",
        [
          "The next day {hero} went to the corner again, and this time {he} went on. What {he} wanted was still the same: to {act}. {His} heart beat in {his} throat. Not all of the doors were opened to {him}, and one was slammed. But {hero} stood there and said what {he} had come to say, and did not look at the floor.",
          "The next day {hero} went to the corner again, and this time {he} went on. {His} heart beat in {his} throat. Not all of the doors were opened to {him}, and one was slammed. But {hero} stood there and said what {he} had come to say: that {he} had done it, that {he} had paid for it, and that {he} was here. {He} did not look at the floor.",
        ],
        "The watch goes again. {Hero} had it mended with {his} first real wages. {He} takes {his} coffee black, with one sugar; it took {him} half a year to find that out. In the evening {he} comes home, closes the door, and leaves it closed. Then {he} presses down the handle, just once, and smiles, and goes to bed.",
      ],
    },
    [NEW_LIFE],
  ),
];
