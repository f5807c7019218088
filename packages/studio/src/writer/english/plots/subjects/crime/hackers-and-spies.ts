import { role, story } from "../subject-story.ts";
import { kin } from "./kin.ts";

/** Stories of hackers, spies and people with two lives. */
export const hackersAndSpies = [
  story({
    says: [
      /\b(?:hack(?:er|ers|s|ed|ing)?|programmer|computer genius|coder)\b/i,
      kin(
        "boss",
        "father|dad|mother|mum|mom|brother|sister|uncle|aunt|grandfather|grandmother|husband|wife|best friend|boyfriend|girlfriend|teacher",
      ),
      /\b(?:boss|gang|leader|behind|criminals?|head|hunt\w*|chas\w+|villain|scam\w*|mafia|fraud\w*|turns? (?:him|her|them) in)\b/i,
    ],
    unless: /\b(?:homeless|shelter|poor|police(?:man|woman)|school grades?)\b/i,
    of: "people",
    after: [
      "@study(hero look) It was only one line on the screen, among ten thousand others: a login at a quarter past six, from a machine that stood four metres away, behind the bookshelf. {Hero} heard {boss} hum in the kitchen. There was a smell of pancakes. “Are you coming?” called {boss}. “In a minute,” said {hero}, and couldn't move.",
      "@kitchen(hero eat, boss eat) At the table {boss} cut the pancakes into strips, as on every Sunday. {Hero} looked at those hands. They had tied {his} shoes. They had also, if the line was right, emptied the savings of nine hundred people. “You look pale,” said {boss}. “Still after your ghost?” “Yes,” said {hero}. “I think I've got a name.”",
      "@study.night(hero write) Nothing moved in {boss's} face, except that the knife stopped. That night {hero} copied it all on to a stick: every account, every victim. There was a nurse among them, and a man who had been saving for a new hip. {Hero} put the stick into an envelope. {He} wrote the address of the police on it, and then sat there and could not close it.",
      "+ @room.night(hero talk) There was a knock, the soft one, two short and one long, that had been theirs since {hero} {was} small. “I won't come in,” said {boss} through the door. “I only want to know one thing. How did you find me?” “Quarter past six,” said {hero}. “You always log in before breakfast.” {He} heard a laugh out there, and it was a proud one.",
    ],
    end: [
      "@room.night(hero give, boss talk) “I could tell you that it was for us,” said {boss}, when {hero} had opened the door after all. “The flat. Your school. It wouldn't even be a lie. It began with one bill.” {Hero} held out the envelope. “Nine hundred people had bills,” {he} said. “I'm not going to send this. You are. I'll walk with you as far as the box.”",
      "@street.night(hero walk, boss walk) They walked through the sleeping town side by side. Twice {boss} stopped, and twice {hero} waited and didn't say anything. In front of the letter box {boss} kissed the envelope like somebody who is going to bet everything on one card. Then there was the small noise of paper that falls on paper.",
      "+ @study(hero write) It became four years instead of fifteen, because {boss} had come in alone and had given it back, as far as it was still there. For the rest {hero} went to work. There is a company that looks for holes in banks, and it hired {him}. Every month a part of {his} pay goes to a list with nine hundred names on it.",
      "@room(hero eat, boss eat) On Sundays {hero} takes the train out to the grey building with the fence. They aren't allowed any knives there, so the pancakes are torn by hand. “What did you crack this week?” asks {boss}, and listens with shining eyes. And at the door it's always the same: two short knocks, one long.",
    ],
  }),
  story({
    says: [
      /\b(?:hack(?:er|ers|s|ed|ing)?|thief|steals?|stole|robs?|burglar)\b/i,
      /\b(?:homeless|shelter|poor|orphan\w*|charity|hospital|needy|those who have nothing)\b/i,
      kin("cop", "sister|brother|father|mother|best friend|husband|wife|son|daughter|twin|girlfriend|boyfriend"),
      /\b(?:police\w*|cop|detective|inspector|officer|case|arrest\w*|investigat\w+)\b/i,
    ],
    of: "people",
    after: [
      "@room(hero talk) {Cop} rang up that very evening. “I've got a new case,” said {cop}. “It could make my career. Somebody robs millionaires and leaves them a thank-you note.” {Hero} held the phone a little away from {his} ear, so that nobody could hear {him} breathe. “Rude,” {he} said. “Polite, really,” said {cop}. “That's what bothers me.”",
      "+ @study.night(hero write) From then on {hero} had to be clever for two. {He} left no trace; {cop} found one. {He} changed the hour; {cop} sat up all night. They had always been like that, with chess, with hide-and-seek. Meanwhile there was a new boiler at the shelter, and forty people slept warm, and nobody there asked who had paid for it.",
      "@kitchen(hero sit, cop talk) At their Sunday supper {cop} was grey with tiredness. “I went to the shelter today,” {cop} said, “to see where all the money goes. There was an old man who had got new teeth. He smiled at me the whole time, just to use them.” {Cop} pushed the plate away. “I don't know what I'll do when I catch this one.”",
      "+ @street.night(hero walk) On the way home {hero} saw that there was a car behind {him}. It had no lights on. It stopped when {he} stopped. {He} walked three times round the same block, and it followed three times, at a walking pace, like a dog that is not sure. Then {hero} knew that {cop} knew.",
    ],
    end: [
      "@street.storm(hero sit, cop sit) {Hero} opened the car door and got in. They both looked straight ahead, at the rain on the windscreen. “It was the note,” said {cop} at last. “Nobody else in the whole world puts two thank-yous into one line. You did it on every birthday card.” “Arrest me, then,” said {hero}. “I'd rather it were you.”",
      "@street.storm(hero talk, cop talk) “I could,” said {cop}. “But I've read the accounts that you broke into, as I was there. Do you know what's in them? Bribes. Nine years of bribes, from six of your millionaires, in black and white. No court would ever have let me in.” {Cop} turned the key. “If someone came as a witness, of their own free will, it would be different.”",
      "@study(hero write) So {hero} came in by the front door of the police station, and talked for two days. Six rich men had to find lawyers. {Hero} got a year, and served it by putting the city's computers in order, under guard. The guard brought doughnuts. What the six had to pay back went, by order of the court, to those who slept without a roof.",
      "@study(cop read) The shelter has a second floor. {Hero} looks after its one slow computer, and nothing else. At Christmas {cop} got a card with a very short line on it: “Thank you, thank you.” It is pinned to the wall of the office, above the word “evidence”.",
    ],
  }),
  story({
    says: [
      role("elder", "grandpa|grandfather|grandad|granddad|grandma|grandmother|granny|gran|opa|nonno|great-grandfather"),
      /\b(?:dementia|alzheimer['’]?s?|forg[eo]t\w*|confused|memory|thinks?|thought|believe[sd]?|claims?|claimed|tells?|told|insists?|said|pretends?)\b/i,
      /\b(?:spy|spies|secret agent|agent|secret service|007|undercover)\b/i,
    ],
    may: [role("child", "grandson|granddaughter|grandchildren|grandchild|grandkids|boy|girl|twins")],
    lead: "child",
    of: "people",
    after: [
      "@street(hero look, elder talk) “Don't look round,” whispered {elder}. “The one with the newspaper.” {Hero} looked round, of course. But {elder} had already pulled {him} into the doorway, and tapped on the wall, three times short and once long. From the cellar of the old laundry, after a moment, something tapped back.",
      "+ @room(hero read) “That was the water pipe,” said {hero}. “Naturally,” said {elder}, and winked. At home {hero} looked things up. There really had been a secret service, and it had really used that knock. And how was it that {elder}, who couldn't find the bathroom on some mornings, could still open every lock in the house?",
      "@room(hero talk, elder talk) “Where's the red case?” asked {elder} every evening, and every evening a little more anxiously. “They'll come for it. I promised her.” Nobody in the family knew of any red case. But {hero} took {elder's} hand. “Where did you see it last, agent?” {he} asked.",
      "@street(hero walk, elder walk) {Elder's} back grew quite straight. They took the number nine tram to the end of the line, and walked along the canal. “Twenty paces from the lion,” {elder} muttered. “Left at the crooked lamp.” There was the stone lion. There was the lamp. {Hero} counted aloud.",
    ],
    end: [
      "@river(hero take, elder look) Behind a loose brick in the wall by the old laundry there was a hole. {Hero} put in an arm, up to the shoulder, and pulled out a tin case. Under the rust you could see that it had once been red. {Elder} opened it with a hairpin, in four seconds.",
      "@river(hero read, elder stand) There were passports in it, dozens of them, with photographs of children. And there was a letter. “To the man who brings them over,” it said. “You got forty out. Nobody will ever be allowed to thank you. So I'm doing it. M.” {Hero} read it aloud, twice.",
      "@river(hero talk, elder look) “So it was true,” said {hero}. {Elder} looked at the letter, and at the canal, and then, with a friendly smile, at {him}. “What was true?” It was gone again. {Hero} closed the case and took {elder} by the arm. “I'll tell you on the way home,” {he} said. “It's a good story.”",
      "@bedroom.night(hero talk, elder sit) {Hero} tells it every evening now, and every evening {elder} wants to know how it goes on. At the end of it they are both quite still. Then a hand knocks on the wood of the bed, three times short and once long. And {hero}, who is the keeper of the red case, knocks back.",
    ],
  }),
  story({
    says: [
      /\b(?:retired|ex-?|former|old|pensioner|used to be|once was|(?:6|7|8)\d|bored)\b/i,
      /\b(?:spy|spies|secret agent|agent|assassin)\b/i,
      /\b(?:code|signal|message|bingo|pottery|pupil|visit\w*|neighbour|neighbor|village|care home|garden|recogni[sz]\w+|one last|last mission|past|hiding|hides|back|bored|knitting|choir|baker)\b/i,
    ],
    unless:
      /\b(?:dementia|alzheimer|grandson|granddaughter|grandchild\w*|believes?|old enem(?:y|ies)|former enem(?:y|ies))\b/i,
    of: "adults",
    after: [
      "@room(hero sit) For thirty years {hero} had told everybody {he} had worked in the ministry of fish. It was a good cover; nobody ever asked a second question. But some things stay in the bones. {Hero} still sat with {his} back to the wall. And now {he} felt a thing that {he} had almost forgotten: the little cold spot between the shoulder blades.",
      "@room.night(hero write) {He} wrote it down at night, on rice paper, from habit. It was the old code, the one with the birds, and only five people had ever learnt it. Four were dead. {Hero} had been at the funerals. {He} moved the letters about with a pencil, and slowly a line stood there: “The heron is in danger. Trust nobody who limps.”",
      "@room(hero look) {Hero} had been the heron. {He} ate the paper, which tasted worse than it used to, and looked out of the window. Across the road a new neighbour was sweeping the steps. He was a pleasant man with a pleasant hat, who had said good morning every day this week. As he turned, {hero} saw it. He dragged his left foot.",
      "+ @room(hero look) So {hero} baked a cake. It is the best way to get into any house in the world. While the neighbour went to look for plates, {hero} looked into the drawer of the desk. There were photographs in it: {hero} at the market, {hero} with a watering can, {hero} asleep under a newspaper. The last one was from this morning.",
    ],
    end: [
      "@room(hero look) “You always were quick with drawers,” said a voice behind {him}. The neighbour had put down the plates. Without the hat he looked different. There was the scar, and there were the ears. “Pelican?” said {hero}. “I threw a flower on your coffin!” “Sandbags,” said Pelican. “It was you who taught me that one.”",
      "@room(hero talk) “And the limp? And the warning?” “I had to see if you could still read it,” said Pelican. “You never came to the meetings. We thought you'd gone soft.” He rang a little bell. Out of the kitchen came a very old woman with a walking frame, and a man with a hearing aid. {Hero} had been to their funerals, too.",
      "+ @room(hero eat) They ate the whole cake. They were all bored to death, said Pelican; they had been out of danger for so long. Only last week the woman with the walking frame had found out where the mayor kept the money for the new school. “Someone should do something about that,” she said, and they all looked at {hero}. Within the month the school had its roof.",
      "@room(hero sit) Nobody in the street suspects a thing. On Tuesday afternoons five old people meet for cards in the house across the road, and sit in a row, all of them with their backs to the wall. If you ask them what they used to do, they say: fish.",
    ],
  }),
  story({
    says: [
      kin(
        "spouse",
        "husband|wife|father|mother|mum|dad|boyfriend|girlfriend|fiancé|fiancée|parents|neighbour|roommate|flatmate|best friend",
      ),
      /\b(?:double life|secret (?:life|agent|identity)|spy|spies|assassin|hitman|undercover|another (?:name|identity)|other name|passports?|not who (?:he|she) (?:says|said|is|was)|fake name)\b/i,
      /\b(?:finds? out|found out|discover\w*|finds?|found|learn\w*|suspect\w*|reali[sz]\w+|notic\w+|secretly|hid(?:es|ing|den)?|turns? out|really)\b/i,
    ],
    unless: /\b(?:dead|death|died|widow\w*|late husband|dementia|ashes|grandson|lottery)\b/i,
    of: "adults",
    after: [
      "@kitchen(hero eat, spouse eat) {Hero} put everything back exactly as it had been, and closed the lid. At supper {spouse} asked, “Good day?” “Quite normal,” said {hero}. “And yours?” “Oh, quite normal.” They passed each other the salt. It was very odd, thought {hero}, that a face could be so well known, and suddenly have a curtain in it.",
      "@street(hero look) So {hero} began to look. There was the suitcase that stood behind the boiler, ready packed. And on Thursday, when {spouse} said that it would be late tonight, {hero} sat in a taxi at the corner and said a thing from the films: “Follow that car.”",
      "@harbour.night(hero look) It drove to the harbour, to a row of dark halls. {Hero} crept along the wall. Behind a dirty pane {spouse} stood under a lamp, with two strangers, and spoke a language that {hero} had never heard from that mouth. It was quick and hard. Then {spouse} looked straight at the pane.",
      "+ @harbour.night(hero run, spouse run) {Hero} ran, and fell over a rope, and lost a shoe. The steps behind {him} were faster. In the end there was only water, black, with a bit of moon on it. “Don't move,” said the voice that had wished {him} good night for so many years. “Please. You're standing on rotten planks. Give me your hand.”",
    ],
    end: [
      "@harbour.night(hero talk, spouse talk) “Who are you?” asked {hero}. “I get people out,” said {spouse}. “People who would be arrested. The two in there are a doctor and her son. The boat is late.”",
      "@harbour.night(hero talk, spouse talk) {Hero} looked at that face for a long time, and then {he} took hold of the hand. “All these years,” {he} said. “You could have told me.” “If you'd known, you would have been in danger. So I learnt to be boring.” From the hall came a small cough. “How late is the boat?” asked {hero}. “Too late,” said {spouse}. “They'll freeze.”",
      "@harbour.dawn(hero look) So it was {hero} who drove. {He} took them along the back roads, because {he} knew where the police liked to stand, and at home {he} put the boy to bed under the blanket with the bears. At dawn the boat came after all. The boy waved until it was only a dot.",
      "@kitchen(hero eat, spouse eat) They pass each other the salt. “Good day?” asks {spouse}. “Quite normal,” says {hero}, and can hardly keep a straight face. Behind the boiler there are two suitcases now, one next to the other. In {hero}'s there are strong shoes, a torch, and the blanket with the bears.",
    ],
  }),
];
