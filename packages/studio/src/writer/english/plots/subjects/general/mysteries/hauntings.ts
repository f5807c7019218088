import { role, story, type WrittenStory } from "../../subject-story.ts";
import { BEGINS } from "../making/by-them.ts";

const KID =
  "girl|girls|boy|boys|brothers|sisters|child|children|kids|daughter|son|granddaughter|grandson|sister|brother|siblings|twins|family|pupil|princess|prince|friends";

const IN_THE_WALL = [
  /\b(?:mov(?:es|ed|ing) (?:in)?to|moves in|moved in|new (?:house|home|flat|room|bedroom)|old house|villa|inherit\w*|bought|manor|mansion|farmhouse|castle)\b/i,
  /\b(?:cry\w*|cries|cried|weep\w*|wept|sob\w*|sing\w*|sang|whisper\w*|voices?|laugh\w*|giggl\w*|call\w*|music|hum\w*)\b/i,
  /\b(?<nook>(?:behind|in|inside|from|under|above) (?:the|a|her|his) (?:[a-z]+ )?(?:wall|walls|attic|cellar|basement|wardrobe|closet|cupboard|chimney|floorboards?|locked room|ceiling|mirror|well|tower|fireplace))\b/i,
  /\b(?:hears?|heard|hearing|listen\w*|voice|sound|every night|at night|each night)\b/i,
];

/** Somebody unseen who cries or sings behind a wall. */
const inTheWall = {
  may: [BEGINS, /\b(?:hears?|heard) [^.]*/i, /\b(?:moves|moved) [^.,]*/i],
  unless:
    /\b(?:murder\w*|killer|killed|cats?|kitten|owl|mouse|mice|bats?|neighbou?rs?|thief|robot|dragon|radio|parrot|baby brother|water|pipes?|prisoner|help me|aunt|granny)\b/i,
  of: "people",
  after: [
    "+ It always began shortly after eleven, when the stairs had stopped creaking. {Hero} lay there with open eyes and did not move. It was not the wind. The wind does not breathe in between. And it was nothing to be afraid of, either, not quite. It sounded as if somebody did it very softly in order not to be heard.",
    "“Old houses make noises,” they told {hero} at breakfast. In the daytime that was easy to believe. {Hero} knocked on the place all the same, from the left to the right, as a doctor knocks on a chest. It was dull, and dull, and dull. And then, no wider than a door, it was hollow.",
    "+ In the village they had a name for the house, and did not tell it to newcomers. Only the old man with the milk cart looked at {hero} for a while. “You hear it too?” he asked. “My mother worked there. She always said that one should have looked. They only papered over it.”",
    "The next night {hero} did not stay in bed. {He} sat down on the floor in front of it with a candle. When it came, {he} laid a hand flat on the cold place. “I'm here,” said {hero}. “What is it?” For a breath there was nothing. Then, on the other side, something was laid against it, at just the same height. It was as small as a child's hand.",
  ],
  end: [
    "In the morning {hero} told them, and did not stop telling, until somebody fetched a hammer. Behind the paper were boards, and behind the boards was a chamber under the slope of the roof. There was a bed in it, not a long one, and a chair, and light from a hatch. All was covered with dust like snow. There was no one there.",
    "On the bed lay a doll with one shoe. {Hero} went down on {his} knees. It was so far under the bed, in the last corner, that an arm could barely get there, and nobody with a broom would ever have found it: a tiny leather shoe with a button. {Hero} blew off the dust, put it on the small foot, and fastened it.",
    "That night {hero} lay awake again and waited. The stairs stopped creaking. It struck eleven, and it struck twelve. There was no crying, and no whisper. But shortly before {he} fell asleep there were steps on the boards up there, light and quick, the way you walk when you have got back what you were looking for.",
    "The little chamber has a window now, and a curtain. {Hero} goes in to read. The doll sits on the chair with both its shoes on. In the mornings it sometimes sits there a bit differently, and then {hero} says good morning, and does not turn round too fast.",
  ],
} satisfies Omit<WrittenStory, "says">;

/** Stories of ghosts, and of rooms in which something is not right. */
export const hauntings = [
  story({
    ...inTheWall,
    says: [
      ...IN_THE_WALL,
      new RegExp(
        `${role("kid", "daughter|son|girl|boy|grandson|granddaughter|twins|sister|brother").source} (?:hears?|heard)`,
        "u",
      ),
    ],
    lead: "kid",
  }),
  story({ ...inTheWall, says: IN_THE_WALL }),
  story({
    says: [
      /\b(?:ghost|spook|phantom|spirit)\b/i,
      /\b(?:shy|lonely|alone|friendly|sad|afraid|scared|frightened|timid|no friends|nobody|bored|wants? a friend|kind|gentle)\b/i,
      role("kid", KID),
      /\b(?:friends?|befriend\w*|not afraid|isn['’]t afraid|not scared|isn['’]t scared|plays?|played|helps?|helped|invit\w+|moves? in|moved in|meets?|met|visits?|visited|gets? to know)\b/i,
      /^(?:(?:In|On|At|Once)[^.,]*, )?(?:An?|The|There (?:is|was|lives|lived) an?|[A-Z][a-z]+ (?:is|was) an?|Once (?:upon a time )?(?:there )?(?:was|lived) an?)(?: [a-z-]+){0,3} (?:ghost|spook|phantom|spirit)\b/,
    ],
    may: [
      BEGINS,
      /\b(?:liv(?:es|ed)|haunt\w*) in [^.,]*/i,
      /\b(?:afraid|scared) of [^.,]*/i,
      /\b(?:mak(?:es)|made|becom\w+|became) friends[^.]*/i,
    ],
    unless:
      /\b(?:murder\w*|killed|war|husband|wife|in love|wants? to (?:scare|frighten)|wanted to (?:scare|frighten)|school for ghosts|exam|sheet|costume|cannot scare|can['’]t scare|could not scare|learn to (?:scare|spook))\b/i,
    after: [
      "@castle.night(hero stand) When somebody came up the stairs, {hero} went into the wall, as others go behind a curtain. {He} had a favourite wall, next to the big clock. It was dry in there, and you could see out through a crack. “One day I'll say good evening,” {hero} told the spider. The spider had heard that for three hundred years.",
      "@castle.night(hero look, kid walk) Then {kid} came, with a torch and untied laces. That was new: {kid} did not scream, and did not run. {Kid} sat down on the bottom step and ate an apple. “I know that you're there,” {kidhe} said with {kidhis} mouth full. “You've left your foot outside.” {Hero} looked down. It was true. {He} pulled it in.",
      "@castle.night(hero talk, kid sit) “Are you afraid of me?” asked {kid}. Inside the wall it was quiet. “A bit,” said {hero}. Then a hand came out of the stones, as thin as mist, and {kid} put the other half in it. It fell through, and rolled away, and they both laughed at the same time.",
      "+ @hall.night(hero fly, kid run) After that they met each night. {Kid} showed {hero} how you slide down the banisters, and {hero} showed {kid} where the secret passage went. It went to the kitchen. They played hide-and-seek, which was not quite fair, until they agreed on a rule: no walls.",
      "@hall.night(hero stand) One evening {kid} did not come alone. There were voices, and lamps, and heavy boots. “There's supposed to be a ghost in here,” somebody called. “We'll smoke it out!” {Hero} was in the wall up to the nose before {he} could think. Only {his} foot was still outside. It shook.",
    ],
    end: [
      "@hall.night(kid talk) “Stop!” called {kid} and stood in front of the wall, with both arms out. “You don't even know my friend.” They laughed. “Then where is it, this friend?” {Kid} did not turn round. {Kid} only held one hand out behind, with the palm open, as you hold it out to somebody who is learning to swim.",
      "@hall.night(hero stand, kid stand) {Hero} looked at that hand through the crack. And {he} came out, first the foot, then the knees, and last of all the face, as white as a sheet, which is normal. “Good evening,” said {hero}. It was so quiet that one could hear the spider. Then the biggest of them took off his cap. “Good evening,” he said. “Excuse the boots.”",
      "+ @hall.night(hero fly, kid dance) They stayed until midnight and looked at everything, and wiped their feet. Somebody mended the clock. Somebody else asked if they might come again, on Saturday, and bring the grandmother. {Hero} had to go into the wall for a moment. But it was only to fetch a handkerchief.",
      "@castle.night(hero sit, kid sit) On most nights the two of them sit on the bottom step, {hero} and {kid}, with an apple between them. The wall next to the clock is empty. Only the spider still lives in it, and whenever the stairs creak it can hear a voice, rather loud by now: “Good evening!”",
    ],
  }),
  story({
    says: [
      /\b(?:ghosts?|spook|phantom|monster|vampire|witch|skeleton)\b/i,
      /\b(?:(?:can(?:not|['’]t)|can not|could not|couldn['’]t|unable to|never (?:manages|managed) to|not able to|fails to|failed to) (?:scare|spook|frighten)|(?:isn['’]t|is not|was not|not) (?:at all )?(?:scary|frightening)|nobody is (?:afraid|scared)|no one is (?:afraid|scared)|(?:learns?|learned|wants?|wanted|tries|tried|practi[sc]\w+) (?:how )?to (?:scare|spook|frighten)|everyone laughs|everybody laughs)\b/i,
    ],
    may: [
      BEGINS,
      /\b(?:scare|spook|frighten)\b[^.]*/i,
      /\b(?:practi[sc]\w*|exam|test|school)\b[^.]*/i,
      role("elder", "teacher|master|grandfather|grandmother|father|mother|uncle|headmaster"),
    ],
    unless:
      /\b(?:girl|boy|child|kid|family|makes? friends|made friends|befriend\w*|murder\w*|killed|in love|mouse|owl|afraid of (?:the dark|people|children))\b/i,
    after: [
      "“Boo,” said {hero}. The owl on the beam went on cleaning its feathers. “Boo!” said {hero}. “Bless you,” said the owl. It had been like that all week. {Hero} had a nice voice, that was the trouble. It was round and soft, and everything that {he} said with it sounded like an offer of cocoa.",
      "There was a book about it, with pictures: The Howl for Beginners. {Hero} learned it by heart. {He} practised clanking, and wound {himself} up in the chain so thoroughly that somebody had to fetch oil. It still was not frightening. It was only sad.",
      [
        "+ “Not bad,” said {elder}, and coughed. “The sleeves are very good.” {Hero} knew what it means when somebody praises your sleeves. {He} went up to the attic and sat down under the slope of the roof. “I could frighten a cushion,” {he} thought, “if it was a nervous one.”",
        "+ The others could do it in their sleep. One only had to come round a corner, and the milk turned sour. “It comes from inside,” they said, “you have to want it.” {Hero} looked inside {himself}. There was a song in there, and a wish for pancakes. There was nothing with teeth.",
      ],
      "Then the evening came when {he} had to show it. They all sat in rows and looked at {hero}. The moon was in its place. {Hero} stepped forward, took a deep breath, and tripped over {his} own hem. {He} slid across the whole floor on {his} stomach, up to the door. And in the door stood two burglars, real ones, with a sack.",
    ],
    end: [
      "Everybody froze. Even those who turned the milk sour had gone pale, for burglars were not in the book. Only {hero} lay at the feet of the two and looked up at them. {He} was ashamed. “I'm so sorry,” {he} said with {his} soft round voice. “Would you like to stay here? For ever? With us? We'd be so glad.”",
      "The burglars looked at {him}. They looked at the many pale faces behind. “For ever,” one of them whispered. It had been said so kindly. That was the worst of it. He screamed so that the windows rang. They dropped the sack, ran into each other twice, and could be heard all the way down to the river.",
      "There was a very long silence. Then the applause broke out, and somebody threw a hat. “Where did you get that from?” they all wanted to know. “That voice! My blood ran cold!” {Hero} did not understand it. {He} had only wanted to be polite. “It comes from inside,” {he} said.",
      "There is a new chapter in the book: Kindness, for Advanced Learners. {Hero} teaches it on Wednesdays. And when a stranger comes to the door with a sack at night, {he} smiles as warmly as {he} can, and asks if he takes sugar.",
    ],
  }),
  story({
    says: [
      /\b(?:dares?|dared|bet|bets|test of courage|prank|Halloween|spends? (?:the|a) night|spent (?:the|a) night|sneaks? into|sneaked into|snuck into|breaks? into|broke into|explor\w+|film\w*|go(?:es)? into|went into|enter\w*)\b/i,
      /\b(?<place>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:hospital|asylum|house|villa|mansion|school|factory|hotel|mine|tunnel|bunker|cave|castle|church|prison|mall|cinema|theme park|amusement park|funfair|cabin|sanatorium|cemetery|graveyard|forest|station|cellar))\b/i,
      /\b(?:one of (?:them|the [a-z]+)|only (?:one|two|three|four)|(?:not all|not everyone|not everybody)|one (?:is|goes|went) missing|never c[oa]me|does not come|did not come|doesn['’]t come|disappear\w*|vanish\w*)\b[^.]*/i,
      /\b(?:friends|teenagers|teens|students|boys|girls|brothers|sisters|classmates|kids|youtubers|siblings|cousins|pupils|children|couple)\b/i,
    ],
    may: [BEGINS, /\b(?:dare|dares|bet|test of courage)\b[^.]*/i],
    unless:
      /^Two |one after (?:the other|another)|\b(?:murder\w*|killer|alien|vampire|zombie\w*|dog|cat|years (?:later|ago)|pretend\w*|teacher|robot|time)\b/i,
    of: "people",
    after: [
      "+ They had agreed on the rules outside, in front of {theplace}: no light except the phones, nobody goes alone, and out again at one. They laughed a lot. It was the laugh that you have when you would like to go home and do not want to be the first to say it. The door was open. That ought to have made them think.",
      "Inside it was colder than outside. Their steps came back to them from the far end, and each time there seemed to be one step too many. They counted, as a joke: everybody said a number. It came out right. They went on for a while, past doors with peeling numbers on them. Then they counted again, and it came out one too many.",
      "+ “Very funny,” somebody said. Nobody laughed. All the phones had eighty per cent, and then all the phones had nine. The last picture that they took showed the whole group with thumbs up. They only saw later who had taken it. None of their own arms was missing.",
      "Nobody ran, at first. They only walked a bit faster, back the same way, close together, with a hand on the shoulder in front. It was a chain. Each of them could feel the next one breathe. At the door they let go, and gasped, and turned round. And one of them was not there. The last hand had been on a shoulder the whole time.",
    ],
    end: [
      "“One,” somebody said, and the next said “two”, and then came the place where nobody said anything. They called the name. It was the dark that answered, with the same name, in the same voice, only a bit too late. “We said that nobody goes alone,” somebody sobbed. “Nobody does,” said {hero}. “We're all going.”",
      "So they made the chain again, and this time they said each other's names instead of numbers, over and over, without a pause. It is harder to slip a wrong one in among names. In the last room sat the missing one, in a corner, with both hands over the ears. “You already came for me,” came a whisper, without looking up. “Twice. You had no faces.”",
      "“What did we eat on Friday?” asked {hero}. There was a long silence. “Pizza,” said the voice. “And it fell on the floor.” Then there was a hand, and it was warm. They got out all together, in a row, with their eyes shut and the names in their mouths, and did not let go until they stood under the first street lamp.",
      "They do not talk about it much. But they all do the same thing since then, without ever having agreed on it. When they come out of a cinema, or off a train, or in from the dark, they stop for a moment under the lamp, and say their names.",
    ],
  }),
  story({
    says: [
      /\b(?:prank\w*|pretend\w*|fak(?:es?|ed|ing)|trick\w*|joke|hoax|dress(?:es|ed) up as|plays? (?:a )?ghost|played (?:a )?ghost|invent\w*|make everyone believe|scare|disguis\w+)\b/i,
      /\b(?:ghosts?|haunted|spook|monster|vampire|werewolf|witch|phantom|zombie)\b/i,
      /\b(?:(?:a )?real (?:ghost|one|monster|vampire|werewolf|witch|spook|phantom|zombie|thing)|really (?:is|was|exists?|existed|haunted|there)|turn(?:s|ed) out to be real|actually (?:is|was|exists?|haunted)|but then [^.]*(?:ghost|one) (?:appears|appeared|shows|showed|turns|turned|comes|came)|becomes? real|became real)\b/i,
    ],
    may: [BEGINS, /\b(?:by|pretend\w*|fak\w+|pranks?|joke)\b[^.,]*/i, /\bbut\b[^.]*/i],
    unless: /\b(?:murder\w*|killed|killer|husband|wife|estate agent|hotel|tourists|police)\b/i,
    of: "people",
    after: [
      [
        "It needed three things: a bed sheet, a bicycle chain, and a tin can with a string. {Hero} was in charge of the howling and {mate} of the chain. It was a great success. By noon everybody had heard of it. By evening they had all seen it themselves, and it had been nine feet tall, with burning eyes.",
        "It needed three things: a bed sheet, a bicycle chain, and a tin can with a string. {Hero} howled into the can. It was a great success. By noon everybody had heard of it. By evening they had all seen it themselves, and it had been nine feet tall, with burning eyes.",
      ],
      "+ {Hero} could hardly keep a straight face. People walked past there only in twos. Somebody hung up garlic. Somebody else sold torches for double the price. “We'll do it once more,” {he} decided, “and bigger.” {He} borrowed a second sheet and painted a mouth on it, which turned out rather well.",
      [
        "That night everything went as planned. The can howled, the chain rattled, the sheet rose up. “You're doing that very well,” whispered {hero}. “The cold hand on my neck is a nice touch.” “What hand?” said {mate}. {Mate} stood over there, by the door, with the chain. {Hero} did not turn round. {He} looked at the shadow on the wall. It had one head too many.",
        "That night everything went as planned. The can howled, the chain rattled, the sheet rose up. Then {hero} stopped howling to take a breath. And it went on. It was lower than {his}, and better. {Hero} did not turn round. {He} looked at the shadow on the wall. It had one head too many.",
      ],
      "+ “You call that howling?” somebody asked. It was a dry, old, offended voice. “I've been listening to it for three days. I haven't slept a wink. A chain is rattled from the wrist. From the wrist! And what's that supposed to be, that mouth?” A long grey finger pointed at the sheet.",
    ],
    end: [
      "{Hero's} teeth chattered so loudly that it would have made a good rattle. “I'm sorry,” {he} said. “I didn't know that there really was somebody.” “That's just it,” said the real one, and it sounded more tired than angry. “Two hundred years I've been here. I do it by the rules. And nobody ever noticed. Then you come with a bed sheet, and they all run.”",
      "{Hero} thought about it. It was true, and it was not fair. “They never look up,” {he} said. “You'd have to do it when they're all there.” The grey one came a little closer. It smelled of cellar. “You know something about it,” it said. They talked until two. {Hero} explained about the tin can, and was shown how it is done from the wrist.",
      "The next evening all of them had come, with torches and with cushions. {Hero} stepped forward and took off the sheet. “It was me,” {he} said. “It was only a trick. I'm sorry.” There were boos. “But this one isn't,” said {hero}, and pointed up. There was a howl such as none of them had ever heard. It was, as the newspaper wrote, a first-class haunting.",
      "It has become a regular thing, every full moon, and children pay half. The sheet with the mouth has been put away. When {hero} passes there on other days, {he} rattles {his} keys, from the wrist. And from somewhere up above comes a dry voice: “Better.”",
    ],
  }),
  story({
    says: [
      /\b(?:baby-?s[ia]t\w*|babysitter|nanny|looks? after (?:the|two|three|a) (?:child\w*|kids|baby)|home alone|alone (?:at home|in the house)|house-?sit\w*|night shift)\b/i,
      /\b(?:phone|telephone|calls?|called|caller|rings?|rang|texts?|messages?|voice)\b/i,
      /\b(?:voice|again and again|every (?:few|ten|five|half)|stranger|unknown|anonymous|silent|breath\w*|hangs up|from inside|inside the house|upstairs|asks?|says?|said|threat\w*|own number|watching)\b/i,
    ],
    may: [
      BEGINS,
      /\b(?:have you|asks?|asked|says?|said|rings|rang|voice)\b[^.]*/i,
      role("caller", "stranger|man|killer|caller"),
    ],
    unless:
      /\b(?:pizza|grandm\w+|grandp\w+|boyfriend calls|robot|comedy|funny|dragon|puppy|tantrum|burglars? who|cake|party|dead (?:mother|father|husband|wife))\b/i,
    of: "people",
    after: [
      "The first time {hero} said “Wrong number” and hung up. The second time {he} did not say anything. Nor did the other end. There was only a clock to be heard, ticking. {Hero} looked at the wall. The clock in this room ticked as well, and it took {him} a moment to notice that it was the same tick.",
      "+ {He} locked the front door. {He} locked the back door. {He} put out the lamp, so that one could no longer look in, and then {he} sat in the dark and could see out: the lawn, the swing, the black hedge. Nothing moved. The swing did, a little. The telephone rang again.",
      "+ {Hero} rang a friend, only to hear a voice. “It's kids,” said the friend. “Somebody's bored.” They talked about the exam and about hair. It helped. Then there was a click in the line, as if somebody laid down a receiver, very gently, so as not to disturb them.",
      "“It must be from the second telephone,” said the man at the exchange, when {hero} had at last got through. He said it quite calmly, and then he was silent, and then he was no longer calm. “Is there a second telephone in that house? Get out of there. Now. Don't go upstairs.” But that was where {hero} had to go. Somebody small was sleeping there.",
    ],
    end: [
      "The stairs had thirteen steps. {Hero} took them on the outside, where they do not creak. At the end of the landing was a door that had been shut before, and now stood open by the width of a hand. In there it was dark, and something ticked. {Hero} did not look. {He} took the warm bundle out of bed, blanket and all, and put one finger on {his} lips.",
      [
        "They were on the ninth step when the telephone rang, down there in the empty room. It rang four times. Then it was picked up. “You're not there any more,” said {caller} behind the open door up above, and it sounded sad. {Hero} jumped the last four steps. The key turned at once. The grass was wet, and {he} ran across it, with two small arms round {his} neck.",
        "They were on the ninth step when the telephone rang, down there in the empty room. It rang four times. Then it was picked up. “You're not there any more,” said a voice behind the open door up above, and it sounded sad. {Hero} jumped the last four steps. The key turned at once. The grass was wet, and {he} ran across it, with two small arms round {his} neck.",
      ],
      "The police found the window in the attic, a mattress, and tins for a month. There was a receiver that had been connected with a bit of wire. Whoever it was had lived up there since autumn, and had gone away over the roofs. “He didn't do anything,” said the youngest officer. “He only telephoned.” Nobody answered him.",
      "In that house there is only one telephone now, and an alarm as loud as a ship. {Hero} keeps on sitting for other people's children. But first {he} always goes through all of the rooms, up to the top, and listens. And if there is a clock in the house, {he} stops it until morning.",
    ],
  }),
];
