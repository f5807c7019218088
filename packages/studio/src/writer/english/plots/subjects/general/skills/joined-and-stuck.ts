import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { HERO_AT_START, RELATIVES } from "./idea-words.ts";

/** Stories of joining a class one does not fit into, of a secret language, of homesickness, an only listener, and being stuck. */
export const joinedAndStuck = [
  story({
    says: [
      phrase(
        "(?:joined|joins|signed up for|enrolled in|went to|started|registered for|took) (?<course>(?:an?|the|his|her) (?:[\\p{Ll}'’-]+ ){1,4}?(?:class|course|club|lessons|workshop|choir|group|team))(?=[,.]| (?:so|because|in|at|for|to|with|and|but|where|although|even|full)\\b)",
      ),
      phrase(
        "(?:so that|so|because|in order|to) ?(?:(?:he|she|they) (?:could|can|wanted to|hoped to|wished to)|to)? <purpose:doing>",
      ),
    ],
    may: [
      HERO_AT_START,
      phrase(`\\b(?:with|for|impress|surprise|please|like) ${role("loved", RELATIVES).source}`),
      /\b(?:retired|old|shy|clumsy|lonely)\b/,
    ],
    of: "adults",
    unless:
      /\b(?:murder\w*|killed|spy|cult|criminal|rescue|war|support group|anonymous|but|until|widow\w*|late (?:wife|husband))\b/i,
    after: [
      "“Are you here to fetch somebody?” asked the girl at the desk. “No,” said {hero}. “I'm here for {course}.” The girl looked at the list, and there {he} was, right at the bottom. In the room they all turned round. {Hero} looked for a place at the back.",
      "+ In the first hour {hero} did not understand a single word. By the time {he} had found the left foot or the right page, all the others were somewhere else. {He} dropped something, and picked it up, and bumped heads with somebody who was trying to help. “Sorry,” said {hero}. That was all {he} said that day, twenty times.",
      "“Why are you doing this to yourself?” asked the girl from the desk, and held the door open for {him}. So {hero} told her: {he} wanted to {purpose}. It was the first time that {he} had told anybody. The girl let go of the door. “When is that?” she asked. “Soon,” said {hero}. “Then we had better hurry,” she said.",
      "+ She stayed behind with {him} after each lesson. Others stayed as well, because it was warm there, and because {hero} brought sandwiches. They showed it to {him} slowly, from the end to the beginning, and {he} told them how such things had been done in {his} day. They wanted to see that, too. It was not so different.",
      "The evening before, {hero} wanted to cry off. {He} had seen {himself} in the mirror by accident, from the side. “I look like a wardrobe,” {he} said. “People will laugh.” The girl thought about it. “Yes,” she said. “At first. And then it depends on who laughs last.”",
    ],
    end: [
      [
        "Then the time had come, and {loved} had no idea of anything. {Hero} stood up. {His} knee cracked, and people put down their glasses. “What are you going to do?” whispered {loved}. “Something that I have learned,” said {hero}, and took a deep breath, and began where {he} had always begun, at the back, on the left.",
        "Then the time had come, and nobody had any idea of it. {Hero} stood up. {His} knee cracked, and people put down their glasses. “What are you going to do?” they whispered. “Something that I have learned,” said {hero}, and took a deep breath, and began where {he} had always begun, at the back, on the left.",
      ],
      "They did laugh, at first. Then they saw that {he} was doing it properly, and they stopped, and in the door stood all of {his} class, counting along under their breath. There was one mistake. {Hero} made it with such dignity that from then on everybody did it in that way.",
      [
        "“Since when can you do that?” asked {loved}, and hugged {him} so hard that {his} glasses fell off. “Since last night,” said {hero}. “The rest was practice.” And then {loved} wanted to know how it is done, at once, from the end to the beginning.",
        "“Since when can you do that?” they asked, and hugged {him} so hard that {his} glasses fell off. “Since last night,” said {hero}. “The rest was practice.” And then they wanted to know how it is done, at once, from the end to the beginning.",
      ],
      "{Hero} still goes there. {He} no longer stands at the back. When somebody new comes in and looks for a place there, {he} holds the door open. “And why are you doing this to yourself?” {he} asks.",
    ],
  }),
  story({
    says: [
      /\blearn(?:ed|t|ing|s)? (?:how )?(?:to (?:speak|understand|talk|sign|write) )?(?:in )?(?<tongue>English|French|Spanish|Italian|German|Portuguese|Polish|Turkish|Arabic|Hindi|Urdu|Swahili|Japanese|Chinese|Mandarin|Korean|Russian|Greek|Dutch|Welsh|Irish|Danish|Swedish|Norwegian|Finnish|Ukrainian|Persian|Farsi|Vietnamese|Tamil|Yoruba|Zulu|sign language)\b/,
      /\b(?:secretly|in secret|to surprise|without (?:his|her|their) [a-z]+ knowing)\b/,
    ],
    may: [
      HERO_AT_START,
      phrase("(?:to talk|to speak|talk|speak|chat) (?:to|with) <friend:somebody>"),
      /\b(?:to surprise|for|surprise) (?<loved>(?:his|her|their|the) (?:new )?(?:[a-z]+ )?(?:wife|husband|neighbour|girlfriend|boyfriend|friend|mother-in-law|grandmother|grandfather|daughter-in-law|son-in-law|bride|girl|boy|pupil))\b/,
      /\bso that (?:he|she|they) could talk to the new [a-z]+\b/,
    ],
    unless: /\b(?:murder\w*|killed|spy|spies|prison|war|aliens?)\b/i,
    after: [
      "It had to stay a secret, and that was the hardest part of all. {Hero} had a notebook with a false cover. On the outside it said “Recipes”. On the inside was {tongue}, thirty words of it to begin with. Whenever somebody came in, the notebook was snapped shut, and {hero} talked very loudly about soup.",
      [
        "Every day {friend} smiled, a little uncertainly, looked down again and was alone in the middle of everybody. {Hero} would have liked to say something then and there. But {he} knew only “thank you”, “cheese” and “where is the station”.",
        "All day long {hero} heard how things were said only by halves, with a smile and a shrug, because the other half could not be said at all. {Hero} would have liked to say something then and there. But {he} knew only “thank you”, “cheese” and “where is the station”.",
      ],
      "So the practising went on, behind the coats and under the stairs. An old lady from the third floor was let into the secret, since she knew {tongue} from her youth. She was very strict. “No,” she said. “You have just told me that my hat is pregnant.” She laughed until she needed a chair. Then it was done again, from the beginning.",
      "+ Once it was nearly found out. The notebook lay open for all to see, and there was a shadow over it. {Hero} snatched it away and turned red. “A recipe,” {he} said. “A very complicated recipe.” It was not even a lie. There were many ingredients in it, and nobody could tell yet whether it would turn out well.",
      "At last it was time. There was a first sentence, and {hero} had said it so often that it had gone quite smooth. {He} was as nervous as before a jump from a roof. What if it was about a hat?",
    ],
    end: [
      [
        "Then {hero} stood in front of {friend} and said it, in {tongue}: “Hello! There is so much to ask you.” {Friend} did not move. {Hero} feared the worst. Then something went over the face of {friend}, like a light that goes on in one window after another. The answer came so fast that {hero} understood almost none of it.",
        "Then {hero} stood there and said it, in {tongue}: “Hello! There is so much to ask you.” Nothing moved. {Hero} feared the worst. Then something went over the face in front of {him}, like a light that goes on in one window after another. The answer came so fast that {hero} understood almost none of it.",
      ],
      [
        "“Slowly, please,” said {hero} in {tongue}. That sentence was in the notebook, too. {Friend} laughed, and said it again, slowly, and it was a whole story, with a house in it, and a dog, and a joke at the end. {Hero} got the joke. Nobody had ever been so proud of a joke that somebody else had made.",
        "“Slowly, please,” said {hero} in {tongue}. That sentence was in the notebook, too. There was laughter, and it was told again, slowly, and it was a whole story, with a house in it, and a dog, and a joke at the end. {Hero} got the joke. Nobody had ever been so proud of a joke that somebody else had made.",
      ],
      "The notebook is full by now. It still says “Recipes” on the cover, although there is nothing to hide any more. On the last page stands a sentence about a pregnant hat. It is the one that they use for “good morning”.",
    ],
  }),
  story({
    says: [
      /\b(?:was|were|felt|became|is) (?:so |very |terribly )?homesick\b|\bmissed (?:his|her|their) (?:home|country|village|homeland|old home)\b/,
      phrase(
        "(?:taught|showed|shows|teaches) (?<pupils>(?:the|his|her|their|all the|some) (?:[a-z]+ )?(?:class|classmates|neighbours?|friends?|children|pupils|colleagues|villagers|team|town|street|family|others|people)) (?:how )?to <skill:doing>",
      ),
    ],
    may: [
      HERO_AT_START,
      phrase("from <home:thing>"),
      phrase("in (?<land>\\p{Lu}[a-z]+(?: \\p{Lu}[a-z]+)?)"),
      /\buntil\b|\b[Tt]hen\b/,
    ],
    unless: /\b(?:murder\w*|killed|prison|soldier|war)\b/i,
    after: [
      [
        "It was not that {land} was ugly. Everything was just in the wrong place: the sun, the salt, the silence. {Hero} had a map on which {he} had marked the way back with a pencil. It was as long as {his} arm.",
        "It was not that it was ugly here. Everything was just in the wrong place: the sun, the salt, the silence. {Hero} had a map on which {he} had marked the way back with a pencil. It was as long as {his} arm.",
      ],
      "People were kind, and asked whether {he} liked it here. “Yes,” said {hero}, as that was the shortest answer. {Pupils} talked fast and laughed about things that had happened before {his} time. {Hero} laughed along, half a second too late. It did not sound like {his} own laugh.",
      "Only when {he} was alone {he} did what {he} had always done at home. {He} did not think about it. {He} did it behind the shed, in the wind, as if {he} were saying {his} own name, to hear whether it was still there. And when {hero} turned round, somebody was standing there with an open mouth. “What is that?” the child asked. “Can you do it again?”",
      "+ By the next day there were three of them behind the shed. {Hero} did not have the words to explain it. So {he} just did it, very slowly, and they copied it, and it looked and sounded dreadful. For the first time it was not {hero} who understood nothing. {He} bit {his} lip so as not to grin.",
    ],
    end: [
      "So {hero} taught {pupils} to {skill}. They were not good at it. “No,” said {hero}, “you have to breathe as if there were mountains.” “We have no mountains here,” they said. {Hero} thought about it. Then {he} told them about the mountains, and about the house, and the dog, and the way the light came in the morning, and they listened so hard that it grew dark.",
      "After that {pupils} wanted to know the words for it as well, and said them wrong, and {hero} was the one who laughed first. It was loud, and came from deep down, and {he} recognised it at once. There it was. It had come the whole long way after {him}.",
      "At the summer feast they did it together, on a stage made of crates, {hero} in the middle. It was a bit crooked still. But an old man in the crowd took off his hat, and said that he had seen mountains. {Hero} looked along the row, left and right, at all the red cheeks, and {his} heart ached, and it was a different ache from before.",
      "The map still lies on the table. {Hero} has drawn something on it with the pencil, at the other end of the long line: a shed, quite small, and a great many stick figures beside it. {He} needs both arms now to cover everything.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:climb|climbed|crawl|crawled|reach|squeeze|squeezed|jump|jumped|cross|crossed|scale|scaled) <goal:thing>",
      ),
      /\b(?:got|was|gets|became|were) stuck\b/,
    ],
    may: [
      HERO_AT_START,
      /\b(?:wanted|tried|decided|set out|dared) to\b/,
      /\blike (?<idol>(?:his|her) (?:big |older |little )?(?:brother|sister|cousin|friend|father|mother))\b/,
      /\bhalfway(?: up| down| across| through)?\b/,
    ],
    of: "young",
    unless: /\b(?:murder\w*|killed|chimney|santa|mountain rescue|everest|lift|elevator|time)\b/i,
    after: [
      [
        "From below it had looked quite simple. {Hero} had seen {idol} do it a hundred times, one hand, one foot, whistling. “Wait until you are bigger,” {idol} had always said. By the mark on the door {he} was bigger, by the breadth of a finger. That had to be enough for {thegoal}.",
        "From below it had looked quite simple. {Hero} had seen others do it a hundred times, one hand, one foot, whistling. “Wait until you are bigger,” they had always said. By the mark on the door {he} was bigger, by the breadth of a finger. That had to be enough for {thegoal}.",
      ],
      "The first part was wonderful. {Hero} put one foot after the other, as {he} had seen it done, and did not look round. {He} could already smell the wind. Then {he} reached for the next hold, and it was not there. {He} felt to the left and to the right. And when {he} wanted to go back, there was nothing there either.",
      "{Hero} held on with all {he} had. {His} arms began to shake, first the left and then the right. Far below lay {his} jacket, as small as a handkerchief. “Help,” said {hero}, quite softly, to a beetle.",
      "+ The beetle walked past {hero's} nose, quite calmly. It did not look up to the end, nor down to the ground. It only ever felt with one leg for the very next place, and when it had found that, it went there. Then it did it again. {Hero} had a great deal of time to watch it.",
    ],
    end: [
      [
        "“Don't look down!” That was {idol}. {Hero} had never heard that voice so frightened. “Are you cross?” called {hero}. “Later,” called {idol}. “Now listen. I got stuck there as well, in exactly that place. I cried. Don't tell anybody. A bit to the left of your knee there is a knob. Feel for it.”",
        "“Don't look down!” a voice called. Somebody had found the jacket. “Are you cross?” called {hero}. “Later,” called the voice. “Now listen. Everybody gets stuck there, in exactly that place. A bit to the left of your knee there is a knob. Feel for it.”",
      ],
      "{Hero} felt for it. There was the knob! {He} put {his} weight on it, and it held. “And now?” called {hero}. “Up or down, just as you like.” {Hero} had not known that {he} could choose. {He} looked up for the first time in ages. It was not so far, only two more holds. “Up,” {he} called, and {his} voice was already bigger.",
      [
        "So {hero} came to the end of {thegoal}. {He} could see the whole world from there, with smoke coming from the houses. A little later {idol} sat down next to {him}, out of breath. They did not say anything for a while. “It's higher than it used to be,” said {idol}. On the way back {idol} went first and told {him} where to put each foot.",
        "So {hero} came to the end of {thegoal}. {He} could see the whole world from there, with smoke coming from the houses. {He} sat there until {his} arms were warm again. On the way back the voice told {him} where to put each foot, and somebody lifted {him} off the last bit and did not let go for a long time.",
      ],
      "There is a new line on the door, a finger's breadth higher. And in one place of {thegoal}, a bit to the left of where a knee would be, somebody has tied a red ribbon to a knob, so that the next one finds it.",
    ],
  }),
];
