import { role, story } from "../subject-story.ts";

/** Stories of kindness at work: menders by night, notes between two shifts, conductors who look away. */
export const kindShifts = [
  story({
    says: [
      /\b(?:seamstress|tailor|shoemaker|cobbler|mechanic|carpenter|electrician|plumber|baker|cook|knits?|knitt\w+|dressmaker|handyman|watchmaker|optician|bicycle repair\w*|repairm[ae]n|locksmith|gardener|teacher|nurse|pensioner|retired|old)\b/i,
      /\b(?:secret\w*|at night|by night|in the night|anonym\w+|nobody (?:knows|knew)|without (?:being seen|telling|anyone)|quietly)\b/i,
      /\b(?:mends?|mended|repairs?|repaired|fix(?:es|ed)?|leaves?|left|sews?|sewed|knits?|knitted|bakes?|baked|cooks?|cooked|pays?|paid|br(?:ings?|ought)|gives?|gave|plants?|planted)\b/i,
      /\b(?:homeless|poor|neighbou?rs?|strangers?|street|town|village|children|people|school|widows?|families|bicycles?|shoes|clothes|doorsteps?)\b/i,
    ],
    may: [
      role(
        "witness",
        "boy|girl|child|policeman|policewoman|homeless man|homeless woman|old man|old woman|journalist|student|neighbour|neighbor|priest|nun",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|spy|spies|thief|steal\w*|stol\w+|magic\w*|elves|mice|love|lover|affair|wife|husband|criminal\w*|guns?|santa|graffiti|mural|dead|died|banksy|treasure|messages?|letters?)\b/i,
    of: "people",
    after: [
      "@workshop.night(hero build) {Hero} worked when the last window in the street had gone dark, by a lamp with a cloth over it. By day {he} was just somebody who greeted and bought bread. “You look tired,” said the baker's wife. “I sleep badly,” said {hero}, and it was even true.",
      "+ @street.dawn(hero carry) The hardest part was the bringing back. {Hero} had felt soles under {his} shoes, and knew every dog by name. {He} put things down where they were sure to be found, and was gone. Once {he} stood behind a tree too long, because {he} wanted to see a face. It was a face like a door that somebody has opened. {Hero} lived on that for a month.",
      "+ @street(hero look) Of course the town began to talk. It was a saint, said some, and others said that it was the tax. They left little notes, and a jar of honey on a wall. {Hero} walked past the honey every day and did not touch it. “It'll be somebody with a lot of time,” said the baker's wife, and looked at {hero}'s red eyes.",
      [
        "@street.night(hero stand, witness look) Then, on the coldest night of the year, {hero} came round the corner with full arms, and there stood {witness}. “So it's you,” said {thewitness}. {Hero} was more frightened than any thief. “Don't tell,” {he} begged. “Once they know who it is they'll have to thank me, and then they'll owe me something. Nobody can wear a thing like that.”",
        "@street.night(hero stand) Then, on the coldest night of the year, {hero} slipped on the ice, with full arms, and could not get up again. {He} lay there under the lamp, with everything spread out around {him}. A window went up. “So it's you,” said the baker's wife. “Don't tell,” begged {hero}. “Once they know who it is they'll have to thank me, and then they'll owe me something. Nobody can wear a thing like that.”",
      ],
    ],
    end: [
      [
        "@street.night(hero give, witness take) {Witness} thought about it, and stamped both feet because of the cold. “I won't tell,” said {thewitness}. “But you can't carry all that on your own. Give me the half. Which dog bites?” “The brown one,” said {hero}. So they went through the dark together, from door to door, and did not say a word, and were back before it got light.",
        "@street.night(hero sit) The baker's wife came down in her coat and sat {him} up against the wall. She thought about it. “I won't tell,” she said. “But you can't carry all that with a foot like a loaf. Give it to me. Which dog bites?” “The brown one,” said {hero}. The baker's wife was back before it got light, with cold hands and very bright eyes.",
      ],
      "@workshop(hero look) After that night {hero} had to rest for a while, for {he} had caught a cold, or a worse thing. {He} lay in bed and counted the ones {he} had not got to. But in the morning people found presents on their doorsteps again, even in streets where {hero} had never been. Everything was there, only done quite badly, with big crooked stitches and bent nails.",
      "@street.night(hero look) {Hero} got up in the middle of the night and went to the window. Down there went the baker's wife, on felt soles, with a basket. A policeman was holding the brown dog by the collar and looking the other way. The schoolmaster crept along the wall with a hammer. They met under the lamp, jumped, and then greeted each other politely, like people who have gone out to buy bread.",
      "@street.dawn(hero carry) Nobody in that town knows who does it, and everybody knows one who does. {Hero} found a parcel on {his} own doorstep that winter, and in it an old thing that had been broken for years. It was mended with big crooked stitches. {He} uses it every day.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:night|day|early|late) shifts?|works? (?:days|nights|at night|by day)|worked (?:days|nights|at night|by day)|night (?:guard|watchman|nurse|porter|cleaner|shift)|cleaner|share[sd]? (?:a|the|one) (?:desk|bed|room|flat|locker|office|kitchen)|security guard|same desk)\b/i,
      /\b(?:notes?|crumbs|messages?|post-its?|sticky notes|letters?|drawings?|only know|only knew|never (?:met|seen|saw)|traces|sweets)\b/i,
      /\b(?:each other|desk|bed|locker|(?:leaves?|left|wr[io]tes?|wrote) (?:him|her|them|for|little|a|each|small|notes)|in love|never (?:met|seen|saw)|every (?:morning|evening|night|day)|colleague|stranger|someone|somebody)\b/i,
    ],
    unless:
      /\b(?:argu\w+|disappear\w*|chair|murder\w*|ghosts?|robots?|kill\w*|spy|spies|patient|hospital bed|thief|steal\w*|stol\w+|bomb|threat\w*|stalk\w*|dead|died|library|librarian)\b/i,
    of: "people",
    after: [
      "@study(hero read) It began with an apple. “Please don't leave cores,” said the first slip of paper. “It wasn't a core,” said the second, “it was half. I left it for you.” After that there was a slip every day. They never saw each other.",
      "@study(hero write) By and by {hero} knew a lot about the one from the other shift, though neither of them had asked for a name. The other one hummed, for there was a song in the margin, and was fond of moths and of strong tea. “What's it like by day?” asked the nights. “Loud,” wrote the days. “And what's it like by night?” “You can hear the lift think.”",
      "+ @study(hero look) {Hero} began to stay a little longer each time, and tidied what was tidy. Once the chair was still warm. {Hero} laid a hand on it, and that was all that happened on that day, and it was more than had happened in years. “You'll miss your bus,” said the porter, who sat at the door for both shifts and had seen them all come and go.",
      "@study(hero read) Then a new slip of paper hung on the wall, a printed one. From the first of the month there would be one shift only, and one of the two would not be needed. {Hero} read it three times. That evening, for the first time, {he} had no idea what to write. {He} left the half of an apple, and under it: you stay. I can look for something else.",
    ],
    end: [
      "@study(hero read) The next day {hero} found a slip of paper under the apple. “No, you stay,” it said. “I can look for something else.” They must both have thought of it at the same hour. {Hero} began to laugh. Then {he} sat down on the warm chair, and did not go home.",
      "@study.night(hero sit) {Hero} sat there while it got dark and the lamps went on. {He} heard the lift think. {He} heard steps, and a tune, the one from the margin. The door opened, and it was somebody with a tea flask, tired shoes, and the other half of an apple. They looked at each other. “You're on my chair.” “It's always been warm,” said {hero}.",
      "+ @study(hero give) They went up to the director together and put the whole pile in front of him, three hundred slips of paper, sorted by date. “What's this?” he asked. “That's how well it's been run,” said {hero}. “Whatever one of us forgot, the other did. Take away the one, and you've only got half.” He read for a long time. At the moths he blew his nose.",
      "@study.dusk(hero talk) There are still two shifts, for the director found three hundred slips of paper on his desk, and read them all. But they overlap a little now: at six in the evening there is an hour that belongs to both, with two chairs and one flask of strong tea. They talk without a pause. And when {hero} has gone home there lies a slip of paper all the same, and on it, now and then, half an apple.",
    ],
  }),
  story({
    says: [
      /\b(?:conductor|ticket inspector|bus driver|tram driver|train driver|flight attendant|cashier|guard|toll (?:keeper|collector)|ferryman|ticket (?:seller|collector)|steward(?:ess)?|usher|shop assistant|policem[ae]n|bailiff)\b/i,
      role(
        "rider",
        "old man|old woman|elderly man|elderly woman|boy|girl|young woman|young man|mother|soldier|student|refugee|child|stranger|passenger|woman|man|widow|grandmother|grandfather",
      ),
      /\b(?:without (?:a |any )?(?:valid )?(?:ticket|fare|money|paying)|no (?:ticket|money)|can(?:'t|not) pay|could(?:n't| not) pay|ride for free|for free)\b/i,
      /\b(?:lets?|allow\w*|los(?:es|t) (?:his|her) job|fired|sacked|pays?|paid|breaks? the rules?|broke the rules?|instead of|rule|ride|tra(?:in|m)|bus|looks? away|looked away)\b/i,
    ],
    unless:
      /\b(?:daughter|murder\w*|ghosts?|robots?|kill\w*|spy|spies|bomb|angel|dead|hijack\w*|dog|cat|mouse|pigeon|years later|doctor)\b/i,
    of: "people",
    after: [
      "{Rider} did not beg. {Rider} only put a hand into every pocket, one after the other, and then into the first again. “Where do you have to get to?” asked {hero}. {Rider} told {him}, very quietly, and why. {Hero} took {his} punch, and put a neat hole in the newspaper that {rider} was holding. “Valid to the last stop,” said {hero}.",
      "But two rows behind sat a gentleman with a badge under his coat, and wrote it down. “You know the rule?” he asked. “I've explained it to people for twenty years,” said {hero}. “I've never seen it do anybody any good.”",
      "+ @room(hero sit) They took the cap, the punch and the whistle. Those belonged to the company. {Hero} had not known how light a head can be. {He} sat at home and heard the quarter to eight go by, and the five past, and knew each of them by its wheels. {He} did not regret it, but {he} did not sleep either.",
      "@study(hero stand) Then came the letter with the hearing. Three gentlemen sat behind a long table. “It comes to four pounds and twenty,” said the one in the middle. “Have you anything to say?” Before {hero} could answer there was a noise in the corridor, as of very many shoes.",
    ],
    end: [
      "@study(hero look, rider stand) The door opened, and there stood {rider}, out of breath, with a newspaper that had a hole in it. “I'd like to pay,” said {rider}, and counted four pounds and twenty out on the table. “I got there in time. Ten minutes later it would have been too late.” {Rider} looked at {hero}. “I've been looking for you on every train since.”",
      "@study(hero look, rider look) But that was not the end of it. Behind {rider} they came in, one after another, and each had something in his hand: a paper bag, a school report, a hymn book, a shoe box. In every one of them was a neat round hole. “It was my exam,” said a doctor. “My mum was ill,” said a boy. And each of them put down what it had cost.",
      "+ @study(hero talk) The gentleman in the middle counted, because he could not help it. It was a good deal more than had ever been lost. “Why didn't you say that you'd done it before?” he asked {hero}. “You'd have added it up,” said {hero}. It was very quiet. The gentleman with the badge stood by the wall, and he had turned quite red. In his hand he held a library card, from long ago, with a hole in it.",
      "{Hero} has the cap back, and the punch and the whistle. The rule is the same as ever, but it has a second sentence now: staff may use their eyes. And when {hero} comes through the rows in the evening, there is usually somebody who buys two tickets, and winks, and says that the second is for later on.",
    ],
  }),
  story({
    says: [
      /\b(?:lorry|truck|trucker|van|camper|postal van|tractor) ?(?:drivers?)?\b/i,
      role(
        "guest",
        "hitchhiking grandmother|hitchhiking old woman|hitchhiking nun|hitchhiker|grandmother|old woman|old lady|nun|bride|runaway|teenager|clown|stranger|old man",
      ),
      /\b(?:hitch\w*|picks? up|picked up|gives? (?:a|her|him) lift|gave (?:a|her|him) (?:a )?lift|takes? (?:her|him) along|took (?:her|him) along|hitchhiking)\b/i,
    ],
    unless:
      /\b(?:walking since|18\d\d|19\d\d|all the places|murder\w*|ghosts?|robots?|kill\w*|spy|spies|bomb|dead|vanish\w*|disappear\w*|axe|police|escaped|alien|wedding dress)\b/i,
    of: "people",
    after: [
      "@street(hero look, guest stand) {Hero} was not allowed to take anybody along. It said so on a sticker right in front of {him}. But {guest} stood there with one thumb up and a bag between both feet, and did not look as if a sticker would change anything. “You're late,” said {guest}, and climbed in. “For what?” asked {hero}. “I've been standing here since breakfast.”",
      "@street(hero ride, guest sit) For the first hour they listened to the engine. Then {guest} found the sweets, and after that the photographs behind the sun visor. “Who's that?” “My family,” said {hero}. “They look at the camera as if it was about to leave,” said {guest}. {Hero} had driven alone for so long that {he} needed three bends to think of an answer, and then it was too late for it.",
      "+ @restaurant.night(hero eat, guest talk) At the truck stop {guest} ordered for both of them, and told the whole table where they were going. Nine large men with tattoos stopped chewing. One knew a better road. One gave {guest} his woollen hat. “Look after that one,” they told {hero} in the car park, as though there could be any question who was looking after whom.",
      "@street.night(hero talk, guest talk) Behind the last town the road went up, and {hero}'s road went down. They stood at the fork with the engine running. {Hero} had a delivery at six, a boss with a watch, and a sticker. “Let me out here,” said {guest}. “The rest I'll walk.”",
    ],
    end: [
      "@street.night(hero ride, guest sit) {Hero} pulled the door shut again. “I've gone down there six hundred times,” {he} said. “I know what it looks like. It looks like a ramp.” And {he} turned the wheel the other way. The telephone began to ring, and {guest} put it in the glove compartment, under the sweets.",
      "@mountain.dawn(hero look, guest look) They got there at first light. It was just as {guest} had always wanted it, or perhaps it was better. {Guest} climbed down without a word, went a few steps, and stood still. {Hero} had meant to stay in the cab. After a while {he} noticed that {he} was standing out there as well, with {his} mouth open, like a child in front of a shop.",
      "+ @mountain(hero talk, guest talk) “My husband drove a lorry, too,” said {guest}, when they could speak again. “He always said: next time I'll take you along. There was a sticker.” {Guest} blew {guesthis} nose. Then {guest} took the telephone out of the glove compartment and put it into {hero}'s hand. “Ring them up,” said {guest}. “Not the boss. The ones behind the sun visor. Tell them what you can see.”",
      "@street(hero ride, mate sit) There was trouble about the six o'clock delivery, but not much, for {hero} was the only one who always came back. The sticker is gone from the dashboard now. In its place there is a photograph of the two of them up there, {guest} and {hero}, both with their mouths open. And when somebody stands at the road with one thumb up, {hero} stops.",
    ],
  }),
  story({
    says: [
      /\b(?:zoo ?keepers?|keeper|animal keeper|ranger|stable ?(?:boy|man|hand|girl|master)|circus (?:trainer|rider|director)|elephant keeper|mahout|coachman|mounted police\w*|dog handler|sheep farmer|farmer|jockey|groom)\b/i,
      role(
        "beast",
        "old gorilla|gorilla|old elephant|elephant|old horse|horse|old lion|lion|old dog|dog|old bear|polar bear|bear|giraffe|orangutan|old donkey|donkey|chimpanzee|tiger|walrus|seal|rhino|old mare|mare|camel",
      ),
      /\b(?:goodbye|farewell|last (?:day|night|walk|time|evening)|retir\w+|dying|has to leave|had to leave|sent away|sold|give up|part(?:s|ed)? from)\b/i,
      /\b(?:years|decades|look(?:s|ed)? after|car(?:es?|ed) for|together|whole life|goodbye|retir\w+)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|escap\w+|stol\w+|st[eo]al\w*|cub|baby|calf|race|talk(?:s|ing)|slaughter\w*|butcher)\b/i,
    of: "people",
    after: [
      "@park(hero talk, beast sit) {Hero} came an hour before the others, as on every day. {Beast} was already waiting by the door and looked into the bucket, and then into {hero}'s face. After so many years nobody can hide anything from {beast}. “It's nothing,” said {hero}. {Beast} put {beasthis} head on one side and did not believe a word of it.",
      "+ @park(hero give, beast eat) They did everything as always, because neither of them knew how to do it differently. {Hero} cut the apples in quarters, with the skin off, since {beast} would not have them otherwise. {He} swept on the left, and {beast} went to the right. Then they changed over. It was like a very old dance, and {hero} could have done it asleep, and sometimes had.",
      "+ @park(hero look, beast sit) In {his} locker there was a list of what the two of them had lived through: a winter without heating, two directors, and one escaped parrot. On the bad days, when {hero}'s mother died, and later, when the house was so empty, {he} had come here in the evening and just sat. {Beast} had sat down on the other side, back to back. It had never been mentioned.",
      "@park.dusk(hero sit, beast sit) At closing time {hero} could no longer put it off. {He} sat down in the straw and said it, all of it, in one go, and how much {he} would rather it were otherwise. “I don't know how one does that,” said {hero}. “I've said goodnight to you ten thousand times. I've never had to say the other thing.” {Beast} listened. Then {beast} got up, went into the darkest corner, and turned {beasthis} back.",
    ],
    end: [
      "@park.night(hero look, beast look) {Hero} waited. It grew quite dark. {He} thought that this was the answer, and that {he} deserved it, and felt for {his} cap. But in the corner there was a rustling and a digging. {Beast} came back, slowly, on old legs, and laid something down in front of {hero}'s boots. It was a glove. {Hero} had lost it in the first winter, and had looked for it everywhere.",
      "@park.night(hero hug, beast sit) It had been kept dry for all those years, under the straw, where nobody ever sweeps. {Hero} picked it up. It was quite soft, and much too small for {his} hand today. {He} put both arms round {beast}, as far as they would go, and they stayed like that. Neither of them said the other thing. There was no need for it any more.",
      "@park(hero give, beast look) In the morning {hero} did what had to be done, and did it gently. {He} did not wave. {He} took the second glove from {his} coat, the one that had been alone all that time, and left it there in the straw. {Beast} bent down to it, and breathed in, and {hero} could see that {beasthe} knew.",
      "@park(hero sit) There is a bench in front of that door now. {Hero} sits on it in the evening, when the gates are closed, with {his} back against the wall. In {his} pocket {he} has a glove, and {he} knows exactly where the other one is.",
    ],
  }),
  story({
    says: [
      /\b(?:garbage (?:truck|collector|man|m[ae]n)|dustm[ae]n|bin ?m[ae]n|rubbish (?:collector|truck|dump|tip)|refuse collector|sanitation worker|scrap (?:dealer|collector|yard))\b/i,
      /\b(?<item>(?:a|an|the) (?:[a-z]+ ){0,2}?(?:violin|piano|accordion|trumpet|guitar|cello|saxophone|camera|typewriter|painting|book|sewing machine|music box))\b/i,
      /\b(?:finds?|found|rescues?|rescued|learn\w*|plays?|played|repairs?|repaired|collect\w*|discover\w*)\b/i,
    ],
    may: [
      role(
        "kin",
        "daughter|son|granddaughter|grandson|wife|husband|mother|neighbour|neighbor|old woman|old man|boy|girl",
      ),
    ],
    unless:
      /\b(?:genius|turns? out|turned out|prodigy|murder\w*|ghosts?|robots?|kill\w*|magic\w*|spy|spies|thief|steal\w*|stol\w+|treasure|body|money inside|cursed|library)\b/i,
    of: "people",
    after: [
      "@street.dawn(hero look) “What do you want with that?” asked Bo, {hero}'s mate on the round, who had seen it all and kept nothing. “It isn't finished,” said {hero}. {He} wiped {theitem} with {his} sleeve and laid it behind the seat, on the good blanket. All morning {hero} took the bends as if there were eggs on board.",
      [
        "@kitchen.night(hero look, kin look) At the kitchen table, on newspaper, it looked even worse. There was a crack, a missing part, and a smell of cabbage. “Can that be mended?” asked {kin}. “Everything can be mended that somebody wants back,” said {hero}. {He} had no idea how. {He} borrowed a book with pictures, and {kin} held the lamp.",
        "@kitchen.night(hero build) At the kitchen table, on newspaper, it looked even worse. There was a crack, a missing part, and a smell of cabbage. Everything can be mended that somebody wants back, thought {hero}. {He} had no idea how. {He} borrowed a book with pictures, and leaned it against the teapot.",
      ],
      "+ @room.night(hero build) {His} hands were made for bins. They were cracked and as hard as boards, and at first they did everything wrong. The man next door hit the wall with a shoe. {Hero} went on in the cellar, and when the cellar flooded, in the cab of the lorry, with the windows up. “You're mad,” said Bo. But he began to look into the bins more carefully, and brought what he thought might fit.",
      [
        "@kitchen(hero look, kin look) A week before the great day an old lady stopped {hero} on {his} round. She had heard about it. “It was my sister's,” she said. “I threw it out the day after the funeral, because I couldn't bear to look at it. I've regretted that every morning.” {Hero} looked at {kin}, for whom all of this had been meant. {He} did not know what to say.",
        "@street(hero talk) A week later an old lady stopped {hero} on {his} round. She had heard about it. “It was my sister's,” she said. “I threw it out the day after the funeral, because I couldn't bear to look at it. I've regretted that every morning.” {Hero} looked at {his} cracked hands, which had only just learned how it was done, and did not know what to say.",
      ],
    ],
    end: [
      "@street(hero give) {Hero} brought it to her the same evening, wrapped in the good blanket. It was hers, after all. She opened the blanket, and laid her hand on the place where the crack had been. “You've done that?” she asked. “With those?” Then she did not take it. She pushed it back across the table. “Show me what it can do,” said the old lady.",
      [
        "@room(hero play, kin look) {Hero} showed her. It was rough, and full of mistakes, and in some places there was a hole where {he} could not do it yet. {Kin}, who had come along, knew all the holes and held {kinhis} breath at each. The old lady sat quite still, with her eyes shut. “She never got that place right, either,” she said at the end, and smiled, with wet cheeks.",
        "@room(hero stand) {Hero} showed her. It was rough, and full of mistakes, and in some places there was a hole where {he} could not do it yet. Bo, who had carried the blanket, took off his cap. The old lady sat quite still, with her eyes shut. “She never got that place right, either,” she said at the end, and smiled, with wet cheeks.",
      ],
      "+ @street(hero carry) So it stayed with {hero}, on one condition: that {he} should come by on Sundays. “And throw nothing away before you've asked,” said {hero}. That became the rule of the whole round. People stand at the gate now, with a lamp, a doll, a chair with three legs, and ask, and Bo looks at it sternly and says: “It isn't finished.”",
      "@street.dawn(hero ride) At six in the morning, when the lorry turns into the street, the windows are still dark. But behind the seat, on the good blanket, lies {theitem}, and everybody knows on which corner {hero} has {his} break. On that corner the windows open, one after the other.",
    ],
  }),
];
