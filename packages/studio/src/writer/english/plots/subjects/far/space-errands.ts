import { story } from "../subject-story.ts";

/** Stories of planets of cheese, parcels in space, lessons on the moon, music from the stars, and very long flights. */
export const spaceErrands = [
  story({
    says: [
      /\b(?:astronauts?|cosmonauts?|space\w*|rocket|lands?|landed|crew|explorers?|crash\w*)\b/i,
      /\b(?:planet|moon|asteroid)\b/i,
      /\b(?<food>cheese|candy|sweets|chocolate|cake|ice cream|jelly|marzipan|pudding|pancakes|gingerbread|marshmallows?|popcorn)\b/i,
    ],
    unless:
      /\b(?:birthday|deliver\w*|baker|bakery|recipe|mice|mouse|grandm\w+|garden|jokes?|laugh\w*|never (?:heard|seen|known)|war|king|queen|allerg\w*|diet)\b/i,
    of: "people",
    after: [
      "The ground was soft and gave a little, like a mattress. {Hero} broke off a piece with one glove, smelled it, and tasted it. It really was {food}. There were hills of {food}, and valleys of {food}, and far away stood a whole mountain range of it, with a golden edge in the evening sun.",
      [
        "“Don't eat the place where we landed,” said {talker}, but with a full mouth. {Hero} and {talker} had {food} for supper, {food} for breakfast, and {food} for lunch. They built a table out of it and ate the table. On the third day {talker} looked at the next bite and put it down again.",
        "There was {food} for supper, {food} for breakfast, and {food} for lunch. {Hero} built a table out of it and ate the table. On the third day {hero} looked at the next bite for a long time and put it down again.",
      ],
      "Then came the real trouble. The rocket was heavy and the planet was soft. In the night the legs had sunk in, and by noon {food} came up to the door. {Hero} dug with both hands, with a spoon, and with the lid of a pot.",
      "+ “We could eat it free,” {hero} thought, and went as pale as a sheet. So many stomachs were not to be found on any planet. {Hero} sat down on the topmost step, and it slowly went down, like a lift.",
      "Then the hill opened. Out of a hole climbed some small round people with big ears, a hundred or more, with shovels. They did not look at the visitors at all. They looked at the last thing in the open locker, a jar of gherkins. “What is that?” whispered the smallest. “And is it, please, anything but {food}?”",
    ],
    end: [
      "{Hero} unscrewed the lid. The queen of the small people took one gherkin in both hands and bit into it. Her ears shot up. Her eyes watered. “It's sour!” she sobbed. “It crunches! Two thousand years of {food}, and nobody ever told us that things could crunch!”",
      "The gherkin was cut into slices so thin that one could read through them, and everybody got one. No one can dig like people who have lived in {food} all their lives. In one hour the rocket stood free, washed and polished, and was turned with its nose to the sky.",
      "+ “The rest is for you,” said {hero}, and gave them the whole jar. In return they loaded the rocket with the best piece from the very top of the mountain range. When it took off, it smelled of burned {food} for miles, and below a hundred small people waved with green slices.",
      "@garden.night(hero read) At home nobody believed it, until the parcel came. It fell into the garden one night, still warm from the flight. It was full of {food}, and on top lay a note in very small letters: “Gherkins finished. Please send more. Radishes are said to crunch as well?”",
    ],
  }),
  story({
    says: [
      /\b(?:deliver\w*|courier|parcels?|mail|post(?:man|woman)|pizzas?|takeaway)\b/i,
      /\b(?:space\w*|rocket|planets?|moons?|galax\w+|stars|asteroids?|jupiter|saturn|mars|orbit\w*|pluto)\b/i,
      /\b(?<load>pizzas?|parcels?|letters?|packages?|mail|post|soup|cake|flowers|noodles|food)\b/i,
    ],
    unless: /\b(?:murder|shadow|school|drugs|pizza moon|moonlight|dead)\b/i,
    of: "people",
    after: [
      "@spaceship(hero sit) “Delivery in thirty light minutes, or you don't pay,” it said on the side of the little red rocket. {Hero} knew every short cut between here and the outer planets. Only the address on this order was one that {he} had never had before: last rock on the left, no bell.",
      [
        "@space(hero climb, mate stand) Halfway there the engine coughed, spat out a screw, and fell silent. “That was an important one,” said {talker}, and watched it float past. The clock was running. {Hero} climbed out on the wing with a spanner, and {talker} held {hero's} foot.",
        "@space(hero climb) Halfway there the engine coughed, spat out a screw, and fell silent. The clock was running. {Hero} climbed out on the wing with a spanner between {his} teeth, tied on by a string. It was very quiet out there. Even through the helmet {he} thought that {he} could smell the {load}.",
      ],
      "@spaceship(hero talk) The radio crackled. “Hello?” said a thin voice. “I only wanted to ask whether you're still coming.” “Of course,” said {hero}. “Ten minutes.” It was not true. “Oh, good,” said the voice.",
      "+ @spaceship(hero build) {Hero} tried it with chewing gum. {He} tried it with the belt from {his} trousers. “Are you very hungry?” {he} asked the radio. “It isn't that,” said the voice. “I laid the table already this morning.” After that {hero} worked faster.",
      "@space(hero look) It was not the engine that helped in the end. It was a comet, an old, slow one, that came by on its round with a long bright tail. {Hero} threw out the rope with the hook. It held. With a jerk that threw everything against the back wall, the red rocket went on its way, faster than it had ever gone.",
    ],
    end: [
      "@space At the last rock on the left stood a hut, and before it a table with two plates, under a glass lid because of the air. A very small old miner waved with both arms. {Hero} let go of the comet, turned over twice, and landed in the vegetable bed. The clock stood at thirty light minutes and one.",
      "@space(hero give) “Too late,” said {hero}. “You don't have to pay.” And {he} lifted out the box. The {load} had slid into one corner and looked like an accident. “It's beautiful,” said the miner. Then he pushed the second plate across the table. “I ordered the big one,” he said. “For two. One orders as if somebody was going to come.”",
      "+ @space(hero eat) So {hero} took off {his} cap, and sat down. They ate and talked until the sun, which is only a dot out there, had gone round the rock. The miner knew how to cut a screw. He cut five of them, for the way home and for later.",
      "@space There are new words on the red rocket now: Delivery when we get there, but we stay for a bit. The orders have doubled. And each time that the old comet comes round, somebody on the last rock on the left hangs up a lantern, and lays the table for three.",
    ],
  }),
  story({
    says: [
      /\b(?:moon|lunar|mars|space(?: station)?|orbit\w*|asteroid)\b/i,
      /\b(?:schools?|class\w*|lessons?|pupils?|playground|kindergarten|homework|teacher)\b/i,
      /\b(?:float\w*|gravity|first day|new|born|weightless\w*|hom(?:e|esick)|earth|never (?:seen|been)|only child|jump\w*|ceiling)\b/i,
    ],
    unless:
      /\b(?:alien|robot|murder|hid(?:es|den)?|stowaway|space (?:project|club)|moonlight|half moon|draw\w*|paint\w*|costume)\b/i,
    of: "people",
    after: [
      "@classroom(hero fly) On the moon everything weighs only a sixth, even a school bag, and even {hero}. The others had metal soles on their shoes and clicked along the corridor like clocks. {Hero} took one ordinary step, as at home. It carried {him} over three desks and a globe, into the lamp.",
      "@classroom(hero sit) “You get used to it,” said the teacher, Mrs. Okonjo, and pulled {him} down by one sock. She tied {hero} to the chair with a skipping rope. Whenever {he} put up a hand, the rest of {him} went up as well. The others laughed. {Hero} resolved never to know an answer again.",
      [
        "@corridor(hero give, mate give) “I threw up for a week when I came,” said {talker} at break, and gave {hero} half a bun. It was a kind thing to say. They practised together behind the water tanks: small steps, with the toes pulled in. {Talker} clicked. {Hero} flew into the tank.",
        "@corridor(hero walk) At break {he} practised behind the water tanks: small steps, with the toes pulled in. Above the dome hung the earth, blue and far away, with everybody on it who had both feet on the ground. {Hero} looked up at it, and hit {his} head on a pipe.",
      ],
      "+ @room.night(hero talk) In the evening there was a call from home. “How is it?” they asked from the earth. “Fine,” said {hero}, and held on to the table with both legs so that it did not show. When they had rung off, {he} let go, and cried a bit. On the moon a tear falls so slowly that you can catch it again.",
      "@classroom(hero sit) Then, in the third lesson on Friday, there was a bang. A pebble from space, no bigger than a pea, had come through the dome, high up, where the roof is round. There was a whistling sound. The papers began to rise from the desks, all towards one tiny hole. The ladder was two metres too short.",
    ],
    end: [
      "@classroom(hero fly) Everybody tugged at their metal shoes, but the buckles were tight. {Hero} had no metal shoes. “The rope!” {he} called. Mrs. Okonjo untied it. {Hero} bent {his} knees and jumped as {he} had been told all week not to jump. {He} went up, past the ladder and the lamps, as straight as a cork in a bottle.",
      "@classroom(hero fly) {He} landed with {his} back against the roof and sat on the hole. It whistled once more and was still. “It's cold!” cried {hero}. “And it pulls!” Below, thirty faces looked up, and nobody laughed. {Hero} sat up there until the men came with the plate.",
      "+ @classroom(hero fly) “Who can tell me now why things weigh less here?” asked Mrs. Okonjo, when they were all in their seats again. {Hero} knew it. {He} put up a hand, and rose. This time the whole class unbuckled their shoes, and put up their hands, and rose as well, until the room was full of feet.",
      "@corridor Ever since, the last lesson on Fridays is called ceiling. {Hero} gives it, because nobody else does it so well. Only the trousers from that day have never been mended. They have a round hole at the back, as big as a pea, and they hang in the school's entrance, in a frame.",
    ],
  }),
  story({
    says: [
      /\b(?:aliens?|from (?:outer |deep )?space|stars?|universe|radio telescope|extraterrestrials?|first contact|observatory)\b/i,
      /\b(?:melody|music|songs?|tune|sings?|sang|cello|cellist|violin|violinist|piano|pianist|flute|trumpet|drum\w*|choir)\b/i,
      /\b(?:hears?|heard|answer\w*|signal|message|plays?|played|contact|repl\w+|receiv\w*|picks? up|picked up|listen\w*)\b/i,
      /\b(?:aliens?|space|stars?|universe|telescope|extraterrestrials?|contact|observatory)\b/i,
    ],
    unless: /\b(?:pop ?star|rock ?star|opera star|star of|murder|school|launderette|talent|competition)\b/i,
    of: "people",
    after: [
      "There were nine notes, and they came again and again, always with the same gap after the last one. {Hero} wrote them down on the back of {his} hand. None of the machines that listened for codes had ever thought that somebody out there might simply be singing.",
      [
        "@laboratory.night(hero play, mate look) “It sounds like a question,” said {talker}. {Hero} nodded. The tune went up at the end and stopped there, like a voice at a closed door. {Hero} and {talker} had nobody to ask. So they shut the window, switched on the transmitter, and {hero} played the nine notes back, a little shakily.",
        "@laboratory.night(hero play) {Hero} heard that it was a question. The tune went up at the end and stopped there, like a voice at a closed door. There was nobody to ask at that hour. So {hero} shut the window, switched on the transmitter, and played the nine notes back, a little shakily.",
      ],
      "Then it was silent, for a day, for a week. Important people arrived, with folders. They wanted to send prime numbers, and a picture of a man and a woman. “You've only repeated what they said,” they told {hero}. “That isn't an answer.” That was true. {Hero} lay awake over it.",
      "+ What do you answer when somebody asks, and you do not know what? {Hero} tried out a march, and a hymn. They were finished, each of them; they needed nobody. {He} thought of how {he} had learned music, as a child, on the edge of somebody's bed: one began a line, and the other had to end it.",
      "@laboratory.night(hero run) On the ninth night the nine notes came once more, slower and fainter, as if somebody was just about to give up and go home. The gap after them was very long. {Hero} ran to the transmitter in {his} socks. The men with the folders were asleep. {He} did not repeat it this time.",
    ],
    end: [
      "@laboratory.night(hero play) {Hero} played what was missing. {He} let the tune turn round on its last note, come down again, step by step, and arrive. It had been only half a song. It was quiet. Then out of the loudspeaker came a sound that needed no interpreter. It was laughter, or it was bells, and it went on until morning.",
      "@laboratory.night(hero play) From then on they came every night, and each time it was half a song. {Hero} made the other half. Sometimes {he} got it wrong, then it was played again, patiently, with a little pause at the spot. The men with the folders stopped writing and sat on the floor, and one of them hummed.",
      "+ @laboratory(hero play) In the spring {hero} sent up a beginning of {his} own, something that used to be sung at the edge of a bed. The answer took long, since it is a long way. But it came, and it was not the end that {hero} knew. It was a better one.",
      "They have never found out what they look like, out there. But half the earth knows the song by now. Children sing the first line over the fence. And over the roofs, if the night is clear, they leave a gap after it, and look up.",
    ],
  }),
  story({
    says: [
      /\b(?:generation ship|spaceship|space ?ship|starship|ark|colony ship|ship)\b/i,
      /\b(?:(?:hundreds?|two hundred|three hundred|\d{2,4}|many|thousand) (?:of )?years|generations?|centur\w+|born on|born aboard|never (?:seen|known|set foot)|nobody remember\w*)\b/i,
      /\b(?:window|arriv\w*|planet|earth|lie|secret|door|captain|forbidden|not allowed|allowed|destination|question\w*|asks?|asked|discover\w*|find\w*|found|steer\w*|stars)\b/i,
      /\b(?:space\w*|starship|generation ship|fly\w*|flies|flown|planet|stars|earth|colony)\b/i,
    ],
    unless:
      /\b(?:plastic|gardener|murder|cryo\w*|frozen|asleep|captain (?:was|had been) dead|pirates?|sail\w*|ocean|wreck|ghost)\b/i,
    of: "people",
    after: [
      "@spaceship(hero stand) “Because,” said the grown-ups, and that was all {hero} ever got. On board everything had its rule: the lamps, the beans, the bells. And at the end of the longest corridor was a steel shutter with a red line on the floor, and nobody stepped across.",
      [
        "@spaceship.night(hero look, mate walk) “You'll get us reported,” said {talker}, but came along. At night {hero} and {talker} counted the steps from the bean fields to the line, a thousand and forty. On the other side something hummed, lower than the rest of the ship. {Hero} put an ear on the floor. “It's slowing down,” said {hero}.",
        "@spaceship.night(hero look) At night {hero} counted the steps from the bean fields to the line, a thousand and forty. {He} lay down and put an ear to the floor. {He} had heard the engines all {his} life, as others hear their own blood. They sounded different there, lower. The ship was slowing down.",
      ],
      "@spaceship(hero take) {Hero} went to the oldest woman on board, who looked after the seeds. “You've heard it, too,” she said, and went on sorting. “I knew it by the spoons. They lie differently in the drawer. Child, they're afraid. Everybody here knows how to travel. Nobody alive knows how to arrive.” And she gave {him} a key on a string.",
      "+ @spaceship The key had come from her grandmother, who had got it from hers, each time with the same words: not yet. “I've been wondering all my life how I would know when,” said the old woman. “I thought there would be a bell. I never thought that somebody would simply ask.”",
      "@spaceship(hero stand) The council came running when {hero} stepped across the red line. “Stop!” called the captain. “If that is opened, nothing will be as it was!” {Hero} had the key in the lock already. {He} looked round at them, at all the faces that {he} had known since {he} was born.",
    ],
    end: [
      "@spaceship(hero look) “No,” said {hero}, “it won't,” and turned the key. The shutter groaned and rose, hand by hand. Light came in under it, yellow and warm, not from any lamp. It ran down the corridor over all their shoes. And behind the glass, big and round, with white clouds and a blue edge, hung a world.",
      "@spaceship(hero look) Nobody spoke. The captain took off his cap. Nobody had told him that it would be beautiful. The old woman sat down on the floor, opened her apron, and began to count seeds into people's hands.",
      "+ @meadow.dawn(hero walk) They landed in the morning. It was the first morning that anyone of them had seen. {Hero} was to go first, since {he} had asked. {He} stood on the ramp and did not dare, because there was no wall anywhere. Then {he} put down one foot. It left a mark.",
      "@village They have built houses by the river. All of them have windows, more than are needed, on every side. And the steel shutter lies flat on the village green; it makes a good table. If children ask why it has a red line, they are told the whole story, and never just “because”.",
    ],
  }),
  story({
    says: [
      /\b(?:cryo\w*|hypersleep|suspended animation|frozen|deep sleep|sleep(?:ing)? (?:pods?|capsules?|chamber)|pods?|go(?:es)? to sleep for|went to sleep for)\b/i,
      /\b(?:couple|husband|wife|married|lovers?|fiancée?|partner|love)\b/i,
      /\b(?:wakes?|woke|woken|awoke|awake|too early|only one|alone|years|older)\b/i,
    ],
    unless: /\b(?:couple|lovers|murder|lake|ice cream|killed|viking|scientists?)\b/i,
    of: "people",
    after: [
      "@spaceship(hero look) There were two glass lids, side by side, and under them two faces. They had lain down hand in hand, as far as the tubes allowed it. “See you in a minute,” they had said. Now the one lid stood open, and the other was shut, with frost on it and a small amber light.",
      "@spaceship(hero sit) {Hero} pressed every button. The light stayed amber. {He} sat down on the floor with {his} back against the closed pod, which was cold, and asked every hour, until {he} no longer knew whether it was night.",
      "@spaceship(hero eat) Days became weeks. {Hero} shaved the frost off the glass each morning, just wide enough for one face. {He} told it what there was: that the beans had come up, that the third star from the left had got brighter. {He} laid the table for two and quarrelled about the salt.",
      "+ @spaceship(hero look) In the mirror {he} found the first grey hair. {He} pulled it out and was ashamed. Behind the glass nothing got older. If it went on like this, thought {hero}, one day {he} would be a stranger with white hair who bent over a young face, and who would that face be looking for?",
      "+ @spaceship.night(hero stand) There was one other button, under a flap. It said: Sleep. {He} could lie down again, beside that pod, and leave it all to the ship. One of them would wake, or neither. {Hero} stood in front of it for a whole night. “Ask again,” said the ship.",
    ],
    end: [
      "@spaceship(hero read) So {hero} fetched the tools. If it took ten years, {he} would learn how such a pod was made. {He} read {his} way through four thousand pages of instructions, and learned to solder, and burned {his} fingers. On page three thousand nine hundred there was a drawing of a valve, smaller than a lentil.",
      "@spaceship(hero build) It was clogged with salt. {Hero} had to laugh when {he} saw it, after all those quarrels. {He} cleaned it with an eyelash. The amber light flickered. Then, so slowly that {he} did not dare to breathe, it turned green, and the frost ran down the glass in tears.",
      "@spaceship(hero hug) The eyes opened. They looked at {hero}, at the lines, at the grey hair, at the burned fingers, for a long time. “You said a minute,” said the voice that {he} had not heard for so long. “It was a long one,” said {hero}. A cold hand came up and was laid on {his} cheek. “You've got older.” “I'll tell you all of it.”",
      "@spaceship(hero eat) The telling took longer than the rest of the journey. The two of them ate at the small table under the third star from the left, one with a grey head and one without. There was plenty of salt. Each morning they looked at one another, just once, as if through a little hole in the frost.",
    ],
  }),
];
