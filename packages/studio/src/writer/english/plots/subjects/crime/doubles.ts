import { role, story } from "../subject-story.ts";

/** Stories of people who aren't who they seem to be: twins, liars, borrowed names, lost memories. */
export const doubles = [
  story({
    says: [
      /\b(?:accus\w+|arrest\w+|blam\w+|prison|jail|suspect\w*|convict\w+|framed|crime|robbery|murder\w*|wanted|police)\b/i,
      role("twin", "twin brother|twin sister|twin|identical twin"),
      /\b(?:crime|robbery|robbed|stole|theft|murder\w*|committed|did it|done|guilty|innocent|blam\w+|accus\w+|arrest\w+|framed|bank|fingerprints?|dna)\b/i,
    ],
    unless: /\b(?:twins (?:solve|find|catch)|detective twins|policeman|policewoman|detective|ghost)\b/i,
    of: "people",
    after: [
      "@study(hero look) “Is this you?” asked the policeman, and laid a photograph on the table. {Hero} looked at it for a long time. There was {his} own chin, {his} own ears, even the little scar over the eye. “No,” said {hero}. “It's the other one.” “That's what they all say,” said the policeman. “But I see that you've really thought about it.”",
      "{Hero} had taken the blame before. At six it was a window, at ten a bicycle. “It wasn't me,” {twin} used to say, and opened those big eyes, and everybody looked at {hero}. Later, in bed, {twin} would push half a bar of chocolate across the gap. They had shared everything. But you can't share a cell.",
      [
        "@study(hero look) “Ten witnesses,” said the lawyer, “and they've all seen your face.” {Hero} asked to see the film from the camera. {He} watched it until {his} eyes hurt. There was a table, a pen, a hand. It was the left hand. {Hero} had done everything with the right one since {he} {was} born, and only {twin} did everything the other way round.",
      ],
      "+ @room.night(hero write) That would have been enough to get out. {Hero} only had to say it. {He} lay on the bed in the cell and held up {his} right hand against the lamp, and thought of a gap between two beds, and a piece of chocolate that came across it in the dark. And {he} asked for a sheet of paper and wrote one line: “Come and tell it yourself.”",
    ],
    end: [
      "@hall(hero look, twin talk) Four days passed. On the fifth the door of the courtroom opened in the middle of the hearing. There stood {twin}, in the same shirt, with the same scar. “It was me,” said {twin}. “This time I say it in time.”",
      "+ @hall(hero sit, twin sit) “Why didn't you run?” asked {hero}, when they were let alone for a moment. “I did,” said {twin}. “I got as far as the border. Then I saw myself in a shop window. I saw you, I mean. And you looked so tired.” They sat side by side like two chairs of the same set.",
      "@room(hero talk, twin talk) The guard did not know which of them he had to take away. “The left-handed one,” said {hero}. It was two years. {Hero} went there each Sunday, and the porter jumped every time, because somebody whom he had just locked in was standing outside the gate. They talked more in those hours than in all the years before.",
      "@workshop(hero build, twin build) Now {twin} is out, and they have a small workshop, with two benches. {Hero} stands on the right side of it and {twin} on the left. On the shelf between them there's always a bar of chocolate. It's broken exactly in the middle, and no one can say any more which half was whose.",
    ],
  }),
  story({
    says: [
      /\b(?:li(?:es|ed|e)|lay in court|lying|false(?:ly)?|perjur\w+|alibi|made (?:it|him|her) up|didn['’]t tell the truth|invent\w+)\b/i,
      /\b(?:court|witness\w*|testif\w+|testimony|police|trial|judge|statement|under oath|alibi|jury)\b/i,
      /\b(?:innocent|prison|murder\w*|crime|accus\w+|guilty|protect\w*|robbery|convict\w+|jail|killed|accident|thief|alibi)\b/i,
    ],
    may: [
      role(
        "loved",
        "grandson|granddaughter|son|daughter|brother|sister|husband|wife|best friend|friend|father|mother|nephew|niece|boss|boyfriend|girlfriend",
      ),
    ],
    unless: /\b(?:lie detector|lawyer|detective|inspector|journalist|children|pupil)\b/i,
    of: "people",
    after: [
      "@hall(hero talk) It was quite a short sentence. {Hero} had practised it in front of the stove until it came out smooth. “I saw that man,” {he} said in court, with a raised hand. “He ran past under the lamp.” The man on the bench lifted his head. He wasn't angry. He only looked as if he had misheard.",
      [
        "+ @corridor(hero hug, loved hug) At home {loved} stood in the hall. “Did they believe it?” “Every word,” said {hero}. {Loved} began to cry, from relief, and held on to {hero} as if one of them were drowning. They never spoke of it again. They ate, they watched television, they said good night. There was simply always one more at the table now.",
        "@room(hero look) On the way home {hero} bought bread. Everything was as it had always been, the street, the stairs, the key. That evening {he} laid the table and noticed that {he} had put out one plate too many. {He} cleared it away. It went on like that: whatever {hero} did, there was always one more in the room.",
      ],
      "@room(hero read) He was called Anders Vik, and he was a roofer. {Hero} hadn't wanted to know that. But it was in the newspaper, and there was a picture of his wife on the steps, with a boy who held up a school bag against the cameras. The boy wore odd socks. {Hero} cut out the picture, burnt it, and remembered the socks.",
      "+ @bedroom.night(hero sit) In winter the roof leaked. “You'd need a Vik for that,” said the neighbour, “he was the only one who got up there. Who'd have thought it of him?” {Hero} put a bucket under the leak. All night long it dripped, and all night {he} lay awake, and with every drop it said the sentence, quite smoothly: I saw that man.",
    ],
    end: [
      "@hall(hero talk) In the morning {hero} put on the same coat as in court. {He} {was} so early that the cleaners were still there. “I'd like to take something back,” {he} said at the counter. “Lost property is on the left,” said the young man. “No,” said {hero}. “It's a sentence. It was false, and a man has been sitting in prison for it.”",
      [
        "@hall(hero talk, loved stand) “You know what that means for you?” asked the judge. “Yes.” “And for the one whom you wanted to protect?” {Hero} nodded. {He} had told {loved} that night, on the edge of the bed. They had both cried. Then {loved} had said something unexpected: “I'll come along. I can't sleep either. I haven't since that day.”",
        "@hall(hero talk) “You know what that means for you?” asked the judge. “Yes,” said {hero}. “And for the one whom you wanted to protect?” {Hero} nodded, and it was the hardest nod of {his} life. Behind {him} a chair was pushed back. “I'm here,” said a voice that {he} would have known anywhere. “I can't sleep either. I haven't since that day.”",
      ],
      "@street(hero talk) Anders Vik came out on a Tuesday. He stood in front of {hero}, a big man with grey in his beard that had not been there before. {Hero} had prepared a long speech, and there was nothing left of it. “I saw nobody,” said {hero}. “It was dark.” He looked at {him} for a long time. “I know,” he said. “I was at home. It was my boy's birthday.”",
      "@street.storm(hero look) There's no lie that you can take back entirely. {Hero} served {his} months, and paid, and pays. But one day there was a ladder against the house. Someone was up there, in the rain, and hammered, and didn't say a word. Below stood a boy in odd socks, and handed up the nails.",
    ],
  }),
  story({
    says: [
      /\b(?:stol(?:e|en) (?:\w+['’]s? |her |his |my |their )?(?:identity|name|passport)|identity (?:theft|is stolen|was stolen|has been|thief)|in (?:her|his|my) name|lives? (?:under )?(?:her|his|my) (?:name|life)|using (?:her|his|my) name|same name and|steal\w* (?:\w+['’]s? |her |his |my )?(?:identity|name|life)|pretend\w* to be (?:her|him|me))\b/i,
      /\b(?:identity|name|passport|account|bank|life|credit|flat|living|woman|man|stranger|online)\b/i,
    ],
    may: [/(?<victim>\p{Lu}[\p{L}-]+)(?=['’]s (?:identity|name|passport|life))/u],
    lead: "victim",
    unless:
      /\b(?:twin|spy|dead|princess|prince|robot|writer|novel|author|actor|actress|ghost|film|undercover|royal)\b/i,
    of: "people",
    after: [
      "@study(hero talk) “I'm sorry,” said the woman at the bank, “but you were here this morning.” “I was not,” said {hero}. The woman turned the screen round. There stood {his} name, {his} birthday, {his} mother's name, and underneath it a signature that was better than {his} own. “Do you have anything with which you can prove who you are?”",
      "+ {Hero} had always thought of {himself} as a fact. Now {he} learned how little of that there was in drawers. The card didn't work. The doctor had another address for {him}, and the telephone company had a new number. “Please ask that person to come here in person,” they told {him} everywhere. “That person is me,” said {hero}.",
      [
        "@room(hero read) The bills came to {hero}, so {he} could at least read what {he} was doing. {He} had bought a red coat. {He} went to a gym. {He} took piano lessons, twice a week. All of it was what {he} had been putting off for years.",
      ],
      "@corridor(hero stand) {Hero} waited on the piano teacher's stairs and heard a small waltz through the door. It wasn't bad. At four the door opened, and a red coat came down towards {him}. They looked at each other. It was like missing a step.",
    ],
    end: [
      "@corridor(hero talk) The other one didn't run. “I thought that you'd come sooner,” came from the red collar. “I found your papers in the rubbish, everything in one envelope. I had a name that no one would give a flat to. Yours was so clean. You weren't using it much.”",
      "@corridor(hero look) That was the worst of it, that it was true. “You've taken my money,” said {hero}. “I've written it all down.” There was a notebook, to the penny. {Hero} could have shouted. “What's your own name?” {he} asked instead. It took a long time before it came, and it came in a whisper.",
      "@study(hero stand) They went to the police together. It wasn't pleasant. But the judge let the notebook be paid off, in small sums, at the start of every month. On each slip stood the other name, the real one, and it was written a bit larger every time.",
      "@corridor(hero walk) {Hero} has a drawer now with a lock, and a signature that {he} has practised. And twice a week {he} goes up to the third floor. On the stairs {he} meets a red coat, whose lesson is before {his}. They nod to each other. “Good day,” they say, and then they add the names.",
    ],
  }),
  story({
    says: [
      /\b(?:dating (?:app|site|website|profile)|tinder|online dat\w+|blind date|met online|swip\w+|internet date|match(?:es|ed)? with)\b/i,
      /\b(?:stalk\w*|knows? (?:things|everything|too much|where|her|his|what)|knew (?:things|everything|too much|where|her|his|what)|missing|murder\w*|killer|follow\w*|danger\w*|not who|never told|dead|fake|creepy|strange|police|lies|lied|vanish\w*|disappear\w*)\b/i,
    ],
    unless: /\b(?:grandma|grandmother|grandfather|dog|comedy|vampire|robot|own (?:husband|wife|ex)|awkward)\b/i,
    of: "people",
    after: [
      "@room(hero read) It was such a small thing. “With oat milk, as always,” the date had said to the waiter, and {hero} had smiled, and only in the tram did {he} stop smiling. There had never been an always. At home {hero} looked through every message.",
      "@room.dusk(hero look) The next day came a photograph of a sunset. “Thought of you,” it said below. {Hero} made it bigger. At the edge was a bit of a windowsill, with a cactus in a blue pot. {Hero} turned round slowly. On {his} own windowsill, in the last light, stood the blue pot.",
      [
        "@bedroom.night(hero look) {Hero} slept at {his} sister's, with a chair under the door handle, and in the night {he} typed that face into every search there was. It had four names, in four cities. Under three of them there was a happy couple in the pictures.",
      ],
      "+ @room(hero look) Deleting the app was easy. It buzzed all the same. “You've moved the cactus,” said the message. “I don't like it when we have secrets.” {Hero} felt the fear rise from {his} knees to {his} throat. And behind the fear, to {his} own surprise, there was something that was a great deal hotter.",
    ],
    end: [
      "@restaurant(hero sit) “Friday at eight,” {hero} wrote. “The same table.” It was a full restaurant. The face with the four names came in with roses. {Hero} {was} already sitting there, very straight. “I've ordered for you,” {he} said. “Oat milk. As always. Or was that Lisbon? You drink it with honey in Lisbon.”",
      "@restaurant(hero talk) For the first time there was no smile. “Where did you get that?” “From Ines,” said {hero}. “She hasn't vanished. She changed her name, and she's afraid. And she's sitting at the table behind you. The one next to her is Clara.”",
      "@restaurant(hero stand) The women had turned their chairs round. They only said their names, the true ones. The roses fell on the floor. At the table by the door two people stood up who hadn't touched their food, because they were from the police. Now {his} hands were allowed to shake.",
      "@room(hero look) In {hero's} phone there is a group with three members. They write each other what they had for dinner, and whether they got home safely. Once a year they go to that restaurant. The cactus stands where it likes, in a blue pot, in the middle of the window, and last week it flowered.",
    ],
  }),
  story({
    says: [
      /\b(?:amnesia|memory loss|no memory|lost (?:her|his|my|their) memor\w+|loses (?:her|his|my|their) memor\w+|can(?:not|['’]t) remember|could(?: not|n['’]t) remember|remembers? nothing|forg[eo]t\w* who|without (?:a |any |his |her )?memor\w+|memory)\b/i,
      /\b(?:detective|inspector|police\w*|cop|commissioner|investigat\w+|murder\w*|blood|crime|killer|gun|suspect|agent|spy)\b/i,
      /\b(?:w[ao]ke\w*|wakes|hospital|accident|shot|amnesia|memory|lost|remember\w*|blow|coma)\b/i,
    ],
    unless:
      /\b(?:dementia|alzheimer\w*|grandfather|grandmother|grandpa|grandma|faces|robot|photographic|falls? in love|fell in love)\b/i,
    of: "people",
    after: [
      "@hospital(hero read) There was a name on the chart at the foot of the bed. It meant nothing to {him}. In the pocket of the coat {he} found three things: a key, a tram ticket, and a slip of paper. On it stood, in a handwriting that must have been {his} own: “Don't trust the one with the flowers.”",
      "@hospital(hero talk) At two in the afternoon the door opened, and a big bunch of tulips came in. “You gave us a fright,” said the man behind it. His name was Brandis, and they had worked together for twelve years, he said; he had a warm voice, and tears in his eyes. “What do you still remember?” “Nothing,” said {hero}. It was true. But {he} noticed how the shoulders sank.",
      [
        "+ @street(hero walk) Hands and feet don't forget as fast as heads. {Hero} got dressed, took the tram that was on the ticket, and got off where {his} legs wanted to. They knew the way. They went past a bakery, through a yard and up four flights of stairs.",
      ],
      "@room(hero look) The key fitted a door at the end of the tram line, up four flights of stairs. One wall was covered with pictures, receipts and red thread, and all of the threads ran together at one point. In the middle hung a photograph of two people, arm in arm, who laughed. One was Brandis. {Hero} needed a mirror to be sure of the other.",
    ],
    end: [
      "@room(hero talk) “You always were thorough,” said a voice in the door. Brandis had no flowers this time. “Twelve years. And then you start to count my money.” “I don't remember,” {hero} said. “You could have just let me forget it.” “I wanted to,” said Brandis. “But your feet brought you here.”",
      "@room.night(hero sit) He had a pistol in his hand, and the hand was not steady. “Was it a good time?” asked {hero}. “We two, I mean. I'd like to know. It's gone.” Brandis swallowed. “It was the best,” he said. “You were godfather to my girl.” He sat down on the only chair. And then he began to tell, from the beginning, and there was so much of it that the light came.",
      "+ @study(hero write) He told it all once more at the station, since it was easier the second time. {Hero} sat opposite him and typed. It was strange to write down one's own life like a statement. Now and then {he} stopped. “Did I laugh at that?” {he} asked. “You fell off the chair,” said Brandis. {Hero} put it in the record.",
      "@room(hero write) Not everything has come back. In the drawer lie a key, a tram ticket and a note, and beside them there's a new one, in the same hand. {Hero} wrote it on the day of the trial, in case it should ever happen again. “He was a friend,” it says. “That was true as well.”",
    ],
  }),
];
