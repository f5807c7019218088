import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of secrets, of letters that come late, and of roads that lead back. */
export const secrets = [
  story({
    says: [
      phrase(
        "(?:found out|discovered|learned|learnt) (?:\\w+ \\w+ )?that (?<elder>(?:his|her|their|my) (?:\\w+ )?(?:mother|father|mum|mom|dad|parents|grandmother|grandfather|grandma|grandpa|aunt|uncle|sister|brother|best friend|godmother|godfather)) (?<secret>(?:had|was|were|could|used to|once|still|never|secretly|has been|is)\\b[^.,;]*)",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robot|alien|magic\w*|witch|mermaid|dragon|dead|died|alive|spy|spies|police|boss|cheat\w*|stole|stolen|thief|husband|wife|boyfriend|girlfriend|fianc\w+|dog|cat|king|queen|wizard|werewolf|superhero\w*|clone|dying|ill|sick|cancer|company|secretly engaged|real father|father of)\b/i,
    of: "people",
    after: [
      "The sentence was short, and {hero} read it again and again: {elder} {secret}. It was about somebody whom {hero} had known for a whole life. {Hero} knew how {elder} sneezed and what {elder} put on bread. And now there was this sentence, and there was no room for it among all the other things that {he} knew.",
      "+ For three days {hero} said nothing. {He} watched {elder} instead, and everything looked different. Had it always been there, that little pause before an answer? “Is something wrong?” asked {elder}. “No,” said {hero}, and thought that {he} was now keeping a secret too, and that it was horribly easy.",
      "+ {Hero} dug out the old photographs. There stood {elder}, squinting into the sun, with one hand on {hero's} shoulder. {Hero} looked at that hand through a magnifying glass as if it could give evidence. It was just a hand. It had held {him} when {he} learned to ride a bicycle, and it had let go at the right moment.",
      "@kitchen(hero talk, elder stand) On the fourth evening it burst out of {hero}, in the middle of the washing-up. “I know it,” {he} said. A plate stopped turning in the water. {Elder} did not ask what {he} meant. {Elder} only dried both hands, very slowly, finger by finger, and sat down as people do who have been standing for too many years.",
      "“I meant to tell you,” said {elder}. “First you were too small. Then you were too happy. Then so much time had passed that it wasn't one secret any more but two: the thing itself, and that I hadn't told you.” {Hero} had prepared for lies. {He} had not prepared for how small {elder} looked at that table.",
    ],
    end: [
      "@kitchen.night(hero sit, elder talk) So {hero} asked, and {elder} told it, from the beginning, with nothing left out. It took until long after midnight. Some of it {hero} did not understand, and for some of it {he} was angry, and said so. “Yes,” said {elder} each time, “you may be.” Once they laughed, both of them, and were startled by it.",
      "In the morning {hero} woke up on the sofa under a blanket that {he} had not fetched {himself}. {He} lay there and tried out the sentence again: {elder} {secret}. It was still true. But it was no longer about a stranger. It was about somebody who had been young once, and afraid, and who had put a blanket over {him} at three in the morning.",
      "There is a new photograph now, and it stands beside the old ones. {Hero} and {elder} both squint in it. {Hero} looks at it often and thinks that one knows a person as one knows a house: by the rooms in which the lamp is lit. In this one there has been a lamp more since that night.",
    ],
  }),
  story({
    says: [
      /\b(?:letter|postcard|phone call|telephone call|call|message|voicemail|parcel)\b/i,
      /\b(?:(?:after|for) (?:\w+ )?(?:\w+ty|[2-9]\d|twenty|thirty|decades)(?: years)?|(?:\w+ty|[2-9]\d) years (?:ago|late|later|too late|after|earlier)|decades (?:ago|late|later|after))\b/i,
      phrase("(?:from|brought) <writer:somebody>"),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|dead|died|future|time travel|past self|himself|herself|magic\w*|spy|police|prison|bottle|war|blackmail|ransom|postman|postwoman|mail carrier|lottery|santa|scam|robot|wrote|writes|grave|voice assistant|clearing|cleared)\b/i,
    of: "people",
    after: [
      "{Hero} sat down, because {his} legs had decided to. {Writer}. {Hero} had not said the name aloud for so long that it felt foreign in {his} mouth. {He} had trained {himself} not to wonder. And it had worked, mostly, apart from birthdays, and a certain song, and the smell of wet coats in autumn.",
      "+ It was few words for so many years. {Hero} went over them until {he} could say them by heart. There was nothing in them about whose fault it had been. There was no excuse either. {Writer} wanted to know how {hero} was. That was all. {Hero} put the kettle on, and forgot to put water in it.",
      "+ {Hero} began nine answers. In the first {he} was cold and clever. In the fourth {he} told {writer} about everything that had happened, and it took six pages, and it sounded like the life of a very busy stranger. “How are you?” is a short question. {Hero} found that {he} did not know.",
      "+ There were good reasons to leave it as it was. {Hero} listed them on a walk round the block. {Writer} had hurt {him}. {Hero} had hurt {writer} too, with a sentence that {he} still heard at night. All that had healed over, crooked, but it held. A sensible person does not break a bone a second time.",
      "On the third round {hero} met an old neighbour, who was looking for her glasses. They were on her head. “I've been searching for an hour,” she said, and laughed. “I was so sure that they were gone.” {Hero} walked on a few steps, and stopped. Then {he} turned round and went home, faster and faster, and did not even take {his} coat off.",
    ],
    end: [
      "{Hero} did not write. {He} dialled, with a finger that shook. It rang for a long time. Then it was {writer} who said hello, older and rougher and quite unmistakable. “It's me,” said {hero}. There was nothing but breath on the line. “You still say it in the same way,” said {writer}. “As if there was only one of you.”",
      "They met at a place in the middle. {Hero} had been afraid that {he} would not recognise {writer}, and recognised the walk from the far end of the street. They had a list of things to forgive, and they got through about half of it, and then they were hungry. {Writer} ordered for {hero} without asking. It was still the right thing.",
      "{Hero} keeps those first few words in {his} wallet, though by now there have been many others. Every Sunday one of them calls, and it is always the same beginning. “It's me,” says {hero}. And {writer}, at the other end, answers as if it were a great joke: “Which one?”",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:went back|came back|returned|travelled back|moved back|drove back|came home|returned home) to (?:the|his|her|their) <spot:thing>",
      ),
      /\b(?:village|home ?town|birthplace|island|valley|where (?:he|she|they) (?:grew up|was born|were born)|of (?:his|her|their) childhood)\b/i,
      /\b(?:years|decades|childhood|grew up|born|once left|for the first time)\b/i,
    ],
    may: [
      phrase("to (?:sell|bury|visit|find|see|save|help|clear|look after|care for|say goodbye to) <aim:thing>"),
      /\bhardly anyone remembered\b|\b(?:nobody|no one) (?:remembered|recogni[sz]ed|knew)\b/,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|dead village|vampires?|detective|war|soldier|monster|dragon|wizard|curse\w*|wolf|dog|cat|robot|flood\w*|drowned|treasure|summer camp|grandma|grandpa|reunion|castle)\b/i,
    of: "people",
    after: [
      "It was smaller. That was the first thing that {hero} noticed: {thespot} that had been the whole world to a child lay there like something that had been washed too hot. The hill was hardly a hill. The long way home took four minutes. {Hero} put down the bag and listened. Even the silence had been bigger.",
      "+ {Hero} had thought about this day for years. In {his} mind people had come out of the doors and called {his} name. Now a curtain moved, and a man on a tractor raised two fingers from the wheel, as he would have done for anybody. In the shop, {hero} was asked whether {he} was a tourist. “No,” said {hero}. It did not sound convincing.",
      "+ There was the wall on which {hero} had scratched {his} name. There was the tree from which {he} had fallen. {Hero} told the story to a small girl who was watching {him}. “There's a better tree behind the church,” said the girl. “I've fallen out of that one twice.” They shook hands, as experts do.",
      "In the evening it came over {him}. {Hero} sat on the step in front of a door that belonged to others now, and wondered what {he} had been looking for. In the city {he} had always been the one from somewhere else. {He} had been proud of it. And here {he} was from somewhere else too. {He} had no place left that was not a visit.",
      "“You've got your mother's way of sitting,” said a voice. An old woman stood there with a bucket. “As if the step might be taken away.” {Hero} did not know her. Then she smiled, and {he} did: thirty years fell off her, and there stood the girl from next door, who had once thrown {him} into the fountain. “You owe me a pair of shoes,” said {hero}.",
    ],
    end: [
      "She took {hero} home with her and put a plate in front of {him} without a question. Others came, as if by chance. They had all grown old in {hero's} absence, and held it against {him} a little. Then somebody began with “Do you still remember,” and they remembered until the lamp ran low. In each of the stories there was a child, loud and scabby, and it was {hero}.",
      "{Hero} understood it on the way back through the dark. {Thespot} had not kept anything of {his}: not the wall, not the tree, not the hill. The people had. They had kept a piece of {him} each, and had passed it on to their children as a funny story, and had never thought of it as anything special.",
      "{Hero} did what {he} had come to do, and {he} stayed a week longer than that. Since then {he} has a key to a door in {thespot}, for visits. And whenever {he} sits down on the step in the evening, {he} leans back, with all {his} weight, as somebody sits who belongs there.",
    ],
  }),
];
