import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|androids?|magic\w*|wizard|witch|dragon|aliens?|zombie\w*|spy|spies|princess|prince|king|queen|elf|santa|pirates?|mermaid|time machine|clone|detective|curse\w*|dogs?|cats?)\b/i;

/** Stories of people who are strangers where they were at home: not known, forgetting, replaced, betrayed. */
export const strangersAtHome = [
  story({
    says: [
      /\b(?:nobody|no one|not even|none of (?:his|her|the|their))\b[^.]*\b(?:knew|knows|recogni[sz]e[ds]?|remember(?:ed|s)?|had ever heard of)\b[^.]*/i,
      /\b(?:woke up|wakes up|c[ao]mes? (?:to|into|in to|home|back) (?:to )?(?:the |his |her )?(?:work|office|bank|school|shop|house|desk)?|went to work|arrived at)\b[^.]*/i,
    ],
    may: [/\bone (?:\w+ )?(?:morning|Monday|day|evening)\b/, /\bany ?more\b/],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:years|decades|war|prison|village|coma|amnesia|hospital|accident|lost (?:his|her) memory|famous|childhood|island|sea|knew why|knew what|knew how|knew where|knew that|secret)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "At first {hero} took it for a joke. “Very funny,” {he} said. But the faces did not laugh. They were the same faces as the day before, with the same glasses and the same moles, and they looked at {hero} politely, as you look at somebody who has got out on the wrong floor. “Can we help you?” they asked.",
      "+ {Hero} gave {his} name. They looked for it in lists, very willingly, and shook their heads. {He} told them things that only somebody who belonged there could know: where the spare key lay, and which drawer stuck. They grew uneasy. “How do you know that?” somebody asked, and took hold of the telephone. {Hero} thought it better to go.",
      "+ It was the same wherever {he} went that day. At the bakery {he} had to say what {he} wanted, for the first time in years. {Hero} rang three numbers {he} knew by heart, and three kind voices were sorry. {His} reflection in a shop window lifted its hand, a little late, as if it had to think about it.",
      "@park.dusk(hero sit) In the evening {hero} sat on a bench with nowhere to go. A woman with a broom came by, sweeping leaves. “Good evening, {hero},” she said. {Hero} jumped up. “You know me?” “Of course. You come past me every morning at ten to eight. You're always in a hurry.” {Hero} could have hugged her. Then she asked, “And what's my name?”",
      "{Hero} did not know it. {He} had walked past her for years. {He} tried to think of others: the man at the gate, the girl at the bakery, the old couple on the stairs. {He} knew what they sold and where they stood. There was not one name. “You see,” said the woman, not unkindly. “It usually starts at the other end.”",
    ],
    end: [
      "“Rosalind,” she said, and gave {him} her hand. {Hero} said it after her, and then {he} went back the whole long way and asked. {He} asked the man at the gate, and the girl, and the old couple. “I'm sorry that it has taken me so long,” {he} said each time. It was late when {he} had them all.",
      "The next morning {hero} went back to where nobody had known {him}. {His} heart beat in {his} throat. “Good morning,” {he} said, and then, one by one, all of their names, and to each of them one question. They looked up. Something moved in the faces, like a light going on in a house. “There you are, {hero},” they said. “Where were you yesterday?”",
      "{Hero} has never found out how it happened, and has stopped asking. But since then {he} leaves home a quarter of an hour earlier. {He} needs the time for the way. At the corner, where the leaves are swept, {he} takes off {his} hat. “Good morning, Rosalind,” {hero} says, and she leans on her broom and tells {him} the news.",
    ],
  }),
  story({
    says: [
      /(?<![\p{L}-])(?<elder>(?:(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|\p{Lu}\p{L}+['’]s) (?:[\p{Ll}-]+ ){0,3}?(?:mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|wife|husband|teacher|professor|pianist|conductor|actor|actress|singer|baker|cook|chef|poet|writer|man|woman|widow|widower|aunt|uncle|neighbour|doctor|tailor|clockmaker|watchmaker|farmer|sailor|captain|judge|librarian|musician|dancer)|(?:Grand(?:ma|pa|mother|father)|Oma|Opa|Mr|Mrs|Old) ?\p{Lu}?\p{L}*|\p{Lu}\p{L}+)) (?:(?:slowly|suddenly|gradually|gently) )?(?:(?:began|started) to (?:forget|lose (?:his|her) memory)|was (?:slowly |gradually )?(?:losing (?:his|her) memory|forgetting)|(?:forgot|forgets) more and more|has dementia|had dementia|suffered from dementia|had Alzheimer['’]?s?)\b[^.]*/u,
    ],
    may: [
      /\b(?:notes?|recorded|records|every day|each day|stuck|sticks|reads?|sings?|sang|photographs?|diary|labels?|first the)\b[^.]*/,
    ],
    unless: new RegExp(`${UNREAL.source}|\\b(?:recipe|soup|song of|kitten|squirrel|snowman|spell)\\b`, "i"),
    lead: "elder",
    after: [
      "It started with small things. The glasses were in the fridge, and the butter was in the drawer with the socks. {Hero} laughed at it {himself}. “I'm being rebuilt,” {he} used to say. Then one day {he} stood in front of {his} own door with the key in {his} hand, and did not know what to do with it. {He} stood there for a good while. Nobody laughed any more.",
      [
        "{Mate} did not want to see it at first. Then {mate} saw nothing else. There was a calendar now on which every day was crossed out, and a list beside the door: keys, stove, hat. {Hero} read the list with great attention. “Who writes all this?” {he} asked. “I do,” said {mate}. “You have a beautiful hand,” said {hero}.",
        "The family did not want to see it at first. Then they saw nothing else. There was a calendar now on which every day was crossed out, and a list beside the door: keys, stove, hat. {Hero} read the list with great attention. “Who writes all this?” {he} asked. “We do,” they said. “You have a beautiful hand,” said {hero}.",
      ],
      "+ Words went, and {hero} found others for them. The umbrella became the rain hat, and the telephone was the far-away thing. Some of the new ones were better than the old ones. They were written down in a notebook. On good days {hero} invented a few on purpose, and looked round to see whether anybody was smiling.",
      "Then came the evening that they had all been afraid of. {Hero} looked up from {his} plate, friendly and a bit embarrassed, like a guest. “Forgive me,” {he} said. “I know that I like you. I just can't think who you are.” It was so quiet that the tap could be heard dripping.",
      [
        "{Mate} could have cried, and did, later, in the hall. But at the table {mate} answered, “We've got time. I'll tell you.” And {mate} began at the very beginning, with how they had met and what had gone wrong. {Hero} leaned forward. It was a good story, and {he} heard it for the first time. “And then?” asked {hero}. “What did he do?”",
        "There were tears, but later, in the hall. At the table somebody answered, “We've got time. We'll tell you.” And they began at the very beginning, with the house and the summers and everything that had gone wrong. {Hero} leaned forward. It was a good story, and {he} heard it for the first time. “And then?” asked {hero}. “What happened then?”",
      ],
    ],
    end: [
      "From then on there was a story every evening after supper. It was always about {hero}, and {hero} never knew it. {He} was glad when it went well, and indignant at the sad places. Once {he} said, “They were lucky people, weren't they?” “Very,” was the answer. {Hero} nodded, content, and held on tightly to the hand that lay next to {his} own.",
      "+ What {his} head had lost was still there in other places. {His} feet knew the way round the garden. {His} fingers could do what they had done a thousand times, if nobody asked them how. And when a certain old tune came on, {hero} sang all the verses, from the first to the last, and the others, who could remember everything, got stuck after the second.",
      "The notebook with the new words has grown fat. Under H, in a shaky hand that is {hero's} own, stands one that needs no explaining: “Home: where they tell me who I am.” Every evening after supper {hero} pulls {his} chair closer, folds {his} hands, and looks from one to the other, full of expectation.",
    ],
  }),
  story({
    says: [
      /\b(?:came home|came back|returned|comes home|was released|got home|back home|returned home)\b[^.]*/i,
      /\b(?:war|prison|jail|sea|front|captivity|abroad|expedition|camp|oil rig|army|years|months|voyage)\b/i,
      /\b(?:(?:another|a new|a different|a strange) (?:man|woman|husband|wife)|(?:had |was |has )?(?:re)?married (?:to )?(?:his|her|someone|somebody|another)|with (?:someone|somebody) else|found (?:his|her) (?:wife|husband)[^.]* with|had a new family|remarried|in love with (?:his|her) (?:brother|sister|best friend))\b[^.]*/i,
    ],
    may: [
      /\b(?<partner>(?:his|her) (?:young |beloved )?(?:wife|husband|fiancée|fiancé|girlfriend|boyfriend|bride))\b/,
      /\b(?<rival>(?:his|her) (?:best friend|brother|sister|cousin|neighbour|old friend))\b/,
    ],
    unless: new RegExp(`${UNREAL.source}|\\b(?:revenge|duel|shot|little|daughter|son)\\b`, "i"),
    of: "adults",
    after: [
      [
        "{Hero} had pictured it every night: the gate, the three steps, the door. In the picture {partner} ran out to meet {him}. Now the gate had been painted, and {hero} stood in the doorway with {his} bag, and {partner} did not run. {Partner} had gone as white as the wall, and held on to the back of a chair. Somebody else's coat was hanging on {hero's} hook.",
        "{Hero} had pictured it every night: the gate, the three steps, the door, and the cry of joy. Now the gate had been painted, and {hero} stood in the doorway with {his} bag, and it was so quiet that the kettle could be heard. Somebody else's coat was hanging on {hero's} hook. It hung there as if it had hung there for years.",
      ],
      "+ Nobody had planned it, they told {him}. There had been no letters. There had been a list with names, and a winter without wood, and somebody who carried up the wood. {Hero} heard all that, and understood each word. What {he} wanted was to break something. {He} looked round for something that was still {his}. There was only a cup.",
      "+ {Hero} took a room at the inn, with a window on the wrong side. People greeted {him} and looked down. For days {he} walked round the place and was angry with all that had gone on without {him}: the trees had grown, the clock struck differently, and the children who had been babies asked {him} who {he} was.",
      [
        "At the end of the week {hero} came back, in the evening, without knocking. {He} had prepared a speech, and it was terrible. But {rival} stood up and spoke first. “Every day I have been afraid that you were dead,” said {rival}. “And every day I've been afraid that you were not. You can hit me. I would.” {Hero} had {his} fist ready. It was heavy, like something that has been carried for too long.",
        "At the end of the week {hero} came back, in the evening, without knocking. {He} had prepared a speech, and it was terrible. But the other one stood up and spoke first. “Every day I have been afraid that you'd come,” was what {hero} heard. “And every day it said your name in this house, in the prayers and on the shelf. You can hit me. I would.” {Hero} had {his} fist ready. It was heavy, like something that has been carried for too long.",
      ],
      "Then {hero} saw the shelf. All of {his} things were on it: the razor or the comb, the pipe, the book with the mark still at the same page. They had been dusted. In all that time nobody had sat on {his} chair. It stood at the table, and they had eaten round it. {Hero} opened {his} hand, and sat down on the chair, and then {he} wept.",
    ],
    end: [
      "+ They talked until it got light, all three of them. {Hero} told things that {he} had not meant to tell anyone. Nobody said that it had been nobody's fault, for it had been a little bit everyone's. Towards morning {hero} said, “I didn't come back for the house. I came back to somebody who was waiting. And that was true, wasn't it?” “For three years,” was the answer. “Every night.”",
      "So {hero} took the book and left the cup. {He} found work in the next valley, and a room with a window on the right side. It hurt for a long time, and then only in the evenings, and then only when it rained. After a year a card came: there was soup on Sunday. {Hero} turned it over many times. Then {he} went.",
      "The chair stands at that table to this day, and nobody sits on it in the week. On Sundays {hero} does. They pass {him} the bread without asking. When {he} goes home in the evening, it is really home that {he} means, over the hill, where somebody has begun to look out for {him} and to keep a lamp in the window.",
    ],
  }),
  story({
    says: [
      /\b(?:affair|cheat(?:s|ed|ing) on (?:her|him)|hotel receipt|lipstick|unfaithful|(?:meeting|seeing|kissing|with|met) another (?:woman|man)|secret lover|love letters? (?:to|from) another|betray\w+|earring)\b/i,
      /(?<partner>(?:his|her) (?:wife|husband|boyfriend|girlfriend|partner|fiancé|fiancée))(?:['’]s \w+| (?:had|was|is|has|of)\b)/,
      /\b(?:found|discovered|suspected|learned|noticed|saw|finds)\b/i,
    ],
    may: [
      phrase("(?:decided|wanted|tried|went|set out|planned) to <act:doing>"),
      phrase("(?:found|discovered|noticed) <clue:thing>"),
      /\b(?:every (?:\w+day|week|night)|in (?:her|his) (?:husband|wife|boyfriend|girlfriend)['’]s \w+)\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:revenge|poison\\w*|gun|dead|died|surprise party|birthday|lottery)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "The strange thing was how quietly it happened. No plate fell. {Hero} put everything back where it had been, went into the kitchen and peeled the potatoes. {He} peeled far too many. When {partner} came home and asked how the day had been, {hero} said, “Long.” It was the truest thing that was said in that house all evening.",
      "+ At night {hero} lay awake and went through the past year like a bookkeeper. The late trains. The new aftershave or perfume, the sudden good moods. Each thing had had a harmless explanation, and {hero} had made most of those explanations {himself}. Beside {him} {partner} slept with an open mouth, as {he} had always found touching.",
      "+ {Hero} told only one person, a sister who could keep quiet. “Throw everything out of the window,” said the sister. “It's the second floor. It will do.” They both laughed, and then {hero} could not stop, and it was no longer laughing. “I don't want to win,” {he} said. “I want to know who I've been married to.”",
      "@kitchen.night(hero talk, partner sit) So on Thursday evening {hero} laid the table for three. {Partner} looked at the third plate. “Is somebody coming?” “I thought that you might tell me,” said {hero}. The colour went out of {partner's} face, slowly, from the top to the bottom. {Partner} did not ask what {hero} knew. That was an answer too.",
      "Then it all came out, and it was neither as big as {hero} had feared nor as small as {partner} made it. There had been months of it. There had been lies on {hero's} birthday. “I don't know why,” said {partner}. “With you I was always the one who forgets the bins. There I was somebody new.” {Hero} listened to it to the end. Then {he} got up and took the third plate away.",
    ],
    end: [
      "“You could have been somebody new here,” said {hero}. “I'd have liked to meet that person too.” {He} was surprised how calm {he} was. {He} packed {partner's} bag {himself}, properly, with the good shirts on top, as before any journey, and put it outside. {Partner} stood on the stairs, and waited for {hero} to shout. {Hero} only shut the door.",
      "+ The first month was like walking with a stone in the shoe. In the second {hero} painted the bedroom. In the third there was a day on which {he} thought of it only twice. {Partner} wrote letters, better ones than ever before. {Hero} read them standing up. They met again one afternoon, on neutral ground, and talked as two people do who have nothing left to hide. It did not turn back what had been, but it ended well.",
      "{Hero} sets the table for one now, or for six, as {he} likes. {He} peels as many potatoes as {he} can eat. The third plate hangs on the kitchen wall with a hook through it. Guests take it for decoration. {Hero} looks at it when somebody tells {him} that {he} was too trusting, and thinks: yes, and I would be again.",
    ],
  }),
];
