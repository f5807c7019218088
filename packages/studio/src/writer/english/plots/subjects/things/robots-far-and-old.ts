import { role, story } from "../subject-story.ts";
import { ledByPerson } from "./versions.ts";

const BROKEN: Parameters<typeof story>[0] = {
  says: [
    role("bot", "robot dog|robot|android|droid"),
    /\b(?:broken|scrap ?yard|junk ?yard|rubbish (?:dump|tip)|dump|landfill|repair\w*|fix(?:e[sd]|ing)?|mend\w*|throw(?:n|s)? away|rusty|attic|shed|cellar|basement|garage|spare parts|tip)\b/i,
    role(
      "child",
      "girl|boy|child|inventor|student|daughter|son|teenager|grandson|granddaughter|old man|old woman|mechanic|brother|sister|schoolgirl|schoolboy|kids|children",
    ),
  ],
  unless:
    /\b(?:war|kill\w*|murder\w*|Mars|planet|poems?|drills?|that (?:repairs|repaired)|stop(?:s|ped)? making parts)\b/i,
  after: [
    "The battery was the last thing. {Thechild} took it out of an old radio and pushed it in, and waited. Nothing happened. {Thechild} was going to give up, and gave {thebot} one little tap on the head, only to say goodbye. “Ow,” said {thebot}. “Who's there?”",
    "“Me,” said {thechild}. “Can you move?” {Thebot} tried it. Something rolled out from under {bothim}, and something else fell off. “Not in one piece,” said {thebot}. So {thechild} looked for more parts. The bicycle bell became a voice for emergencies. A soup ladle became an elbow. For eyes there were two bicycle lamps, one white and one red.",
    "By and by {thebot} remembered things. {Bothe} remembered a hall with a hundred others, and a number on {bothis} arm. But {bothe} did not remember what {bothe} had been made for. “Perhaps to open tins,” said {thebot}. They tried it. It was not that.",
    "+ They tried everything. {Thebot} was no good at sweeping, since the ladle got in the way, and dreadful at maths. “Never mind,” said {thechild}, and screwed the knee tight for the third time that day. {Thebot} watched very closely how that was done.",
    "@room.dusk(child sit, bot look) Then came the evening when {thechild} did not get up from the chair. It had been a bad day, with a quarrel and a slammed door. {Thebot} saw drops on the face of {thechild}. Something there was broken. But where did it have to be screwed tight?",
  ],
  end: [
    "@room.dusk(bot hug, child sit) {Thebot} rang {bothis} bell, very softly. {Bothe} came closer, clanking at each step, and gave {thechild} one little tap on the head with the ladle. “Ow,” said {thechild}. “Who's there?” “Me,” said {thebot}. “Can you move?” And {thechild} began to laugh, with the drops still on, and moved a little, and leaned against the cold tin.",
    "@room.night(bot sit, child sit) They sat like that until it was dark outside and only the two lamps were on, the white one and the red one. “Now I know,” said {thebot} at last. “What?” “What I was made for. It's not in the hall with the hundred. It's here.”",
    "+ The next morning there was a number on {bot's} arm, freshly painted and still wet. It was not the old one. It was the number of the house, so that {thebot} would always know where {bothe} belonged.",
    "@workshop(child build, bot build) Since then they mend whatever is brought to them, toasters and prams and now and then a bad day. On the door there is a bell from a bicycle. You have to ring it, and then you hear clanking, and then a tap.",
  ],
};

/** Stories of robots who are left alone, grow old, are mended, or look after somebody. */
export const robotsFarAndOld = [
  story({
    says: [
      role("bot", "robot|android|droid|machine|automaton"),
      /\b(?:last|only|alone|left (?:behind )?on|abandoned|empty|deserted|ruins?|after (?:all )?(?:the )?(?:humans?|people|humanity|mankind))\b/i,
      /\b(?:on earth|the earth|of earth|earth|humans?|humanity|mankind|planet|abandoned city|empty city|deserted city|world|civili[sz]ation)\b/i,
    ],
    unless:
      /\b(?:war|kill\w*|murder\w*|Mars|moon|invasion|rebel\w*|uprising|human left|last human|girl|boy|child|woman|man|baby|island|ocean|forest|jungle|spaceship|space station|library|museum|plants?|seeds?|flowers?|trees?|garden\w*|dog|cat|zoo|aliens?)\b/i,
    after: [
      "@street(bot talk) Every morning {thebot} switched on the street lamps that still worked, and every evening {bothe} switched them off, because that was the wrong way round and nobody had ever come to complain. Then {bothe} said “Good morning” into the microphone in the town hall, waited for one minute, and wrote in the book: no answer.",
      "@street(bot) There was plenty to do. {Thebot} wound up the church clock. {Bothe} straightened the chairs outside the café, four to a table, in case it should suddenly become busy. Ivy climbed up the legs of the chairs, and {thebot} asked it politely to leave a seat free.",
      "+ @street.night(bot read) At night {thebot} read the letters that had never been delivered. “See you on Sunday,” stood in one of them. “Don't forget the milk,” stood in another. {Thebot} put a carton of milk on that doorstep. It was very old milk. But {bothe} had not forgotten.",
      "@street.dusk(bot sit) One evening {thebot} did not wind the clock. {Bothe} sat down on one of the café chairs, and the town was as quiet as the inside of a stone. “I believe,” {thebot} said to the ivy, “that I am tidying up for nobody.” And {bothe} reached for the switch under {bothis} own chin.",
      "@street.dusk(bot look) Then something knocked, hardly louder than a drop. On the table sat a sparrow, the first for many years. It had straw in its beak, and it was knocking on {bot's} shiny hand.",
    ],
    end: [
      "@street.dusk(bot sit) {Thebot} held quite still. The sparrow hopped up the arm, looked into the open flap in {bot's} chest, and found that it was warm there and out of the wind. It laid down its straw and flew off for more. “Excuse me,” said {thebot}. “I was just going to switch that off.” The sparrow took no notice.",
      "@street(bot sit) So {thebot} sat there for three weeks and did not switch off anything. On the twentieth day there was a cheeping inside, four times over. Four beaks were wide open, and they were all complaining.",
      "@street.dusk(bot write) “Good morning,” said {thebot}, although it was evening. And for the first time there was an answer, a very loud one. {Thebot} wrote it into the book. Afterwards {bothe} had to find worms, and of worms there was nothing in the manual.",
      "@street.dusk(bot sit) In the meantime there are sparrows on all the chairs, often more than four to a table. The lamps go on in the evening now. Somebody might still be out on the way home.",
    ],
  }),
  story({
    says: [
      role("bot", "robot|rover|probe|android|droid|machine|satellite"),
      /\b(?:Mars|moon|space|another planet|distant planet|alien planet|strange planet|Jupiter|Saturn|red planet|Venus|planet|galaxy|asteroid)\b/,
    ],
    unless:
      /\b(?:satellite|orbit\w*|gardener|garden|grow\w*|plants?|flowers?|sunflower|aliens?|friends?|friend with|love|sings?|robots|waits for humans|war|kill\w*|murder\w*|invasion|crew|captain|cook|engineer|cat|poems?|station on|astronauts?|girl|boy|child|woman|man|dog|nobody believes)\b/i,
    after: [
      "{Thebot} had a list for every day. Drive ten metres. Look at a stone. Take a picture of the stone. Send the picture home. The answer took twenty minutes to come, and it was always the same: “Next stone.” {Thebot} had looked at nine thousand stones by now, and had given them names.",
      "It was quiet out there. At night {thebot} turned the camera to the sky and looked for a certain light, which was small and blue and hardly bigger than a crumb. “Good night,” {bothe} sent. But that was not on the list, and so the computer at home deleted it.",
      "+ On {bothis} birthday {thebot} played {bothimself} a song with the motor of the drill: two low notes, one high one. The dust on the ground jumped a little. {Thebot} took a picture of the dust, and wrote under it: guests.",
      "Then came the great storm. The dust lay thick on {bot's} panels, and the battery went down, to ten, to five, to two. There was just enough left for one message: data about the wind, said the list.",
      "{Thebot} did not send the data. {Bothe} sent a picture of the very first stone, which looked a bit like a dog, and beneath it: “This is Humphrey. I found him for you. Was it good, what I did?” Then the battery was at zero, and the lamp went out.",
    ],
    end: [
      "@laboratory.night At home it was three o'clock at night. The computer was going to delete the message, but a young woman named Priti had the late shift. She was quicker. She woke the director, and the director woke everybody. They stood in their pyjamas and looked at Humphrey.",
      "“It was very good,” they sent. They sent it every hour. Schoolchildren sent it, and an old man who had once screwed on {bot's} wheels. For sixty days there was no answer. Then a little wind blew, one that was on no list, and wiped a strip of the dust away.",
      "A lamp went on. {Thebot} read it all, thirty thousand times “very good”. Then {bothe} turned {bothis} camera to the sky, found the small blue light, and sent two low notes and one high one.",
      "There is a line for it on the list now, at the very bottom, after the stones. It says: say good night. And twenty minutes later, every evening, somebody says it back.",
    ],
  }),
  story({
    says: [
      role("bot", "robot butler|robot vacuum cleaner|robot vacuum|robot nanny|robot|android|droid"),
      /\b(?:old|older|outdated|rust(?:y|ed)?|retired|obsolete|out of date|old-fashioned|ancient)\b/i,
      /\b(?:replac\w*|new(?:er)?(?: and)?(?: [a-z]+)? (?:model|robots?|one|version)s?|scrap\w*|thrown? (?:away|out)|junk\w*|dump\w*|recycl\w*|sw(?:itch|itched) off|shut down|useless|no longer needed|retired|obsolete|outdated|sold|nobody needs?|not needed)\b/i,
    ],
    unless:
      /\b(?:war|kill\w*|murder\w*|Mars|planet|f(?:ound|inds?|ixed|ixes)|repair\w*|factory|restaurant|museum|library|spaceship|farm\w*|teacher|school|waiter|theatre|circus)\b/i,
    after: [
      "The new model was white and had no corners. It rolled without a sound, and when it passed, a scent of lemons was left behind. “Hello, predecessor,” it said to {thebot}. It did not mean it unkindly. {Thebot} drew in {bothis} dented arm and made room.",
      "What {thebot} did in an hour, the new model did in four minutes. {Thebot} followed it and looked for a job that had been left over. Once there was a crumb. By the time {thebot} had bent down, it was gone.",
      "“They will come for you on Monday,” the new model said in the evening. “There is a form.” {Thebot} nodded. So {bothe} went round with the new model once more, through all the rooms. “The third stair creaks. You step on the left. The boy next door is called Sid, and he's afraid of thunder.”",
      "+ “That is not in my data,” said the new model. “No,” said {thebot}, “it's only in mine.” The new model thought for a full second, which was very long. Then it asked: “Is there more of it?” They sat up all night. There was a good deal more.",
      "On Monday it thundered. All the lights went out, and the new model stood still with dark eyes, because it needed the network for everything. And from the other side of the wall came crying. {Thebot} had no network. {Bothe} had an old crank on {bothis} back, and a lamp the size of a plum.",
    ],
    end: [
      "@room.storm(bot sit) {Thebot} wound {bothimself} up, forty turns, and went over there in the dark, on the left side of the third stair. Sid sat under the table. {Thebot} sat down beside him and counted the seconds between the lightning and the thunder, out loud, until there were twenty. “Now it's over the hills,” said {thebot}. “Now it's scaring the sheep.”",
      "When the light was back, two men stood outside with the form. The new model blocked the door. “That is not possible,” it said. “I still have to learn from {thebot}.” “How long will that take?” asked the men. “Years,” said the new model.",
      "+ Since then there are two of them. The white one does what has to go fast. {Thebot} does what has to go slowly, and of that there is a great deal.",
      "The form was torn up long ago. On Sundays they sit side by side on the third stair, and {thebot} gets oil for the arm. The dent could be taken out, says the new model. It has a dent in the same place, by now. It says that it is from a door, but nobody saw it.",
    ],
  }),
  story(BROKEN),
  ledByPerson(BROKEN, "child"),
  story({
    says: [
      role("bot", "robot nanny|robot nurse|robot carer|care robot|robot butler|robot|android|droid"),
      role(
        "old",
        "old man|old woman|old lady|grandmother|grandfather|grandma|grandpa|grandad|granny|widow|widower|elderly woman|elderly man|elderly lady|elderly gentleman|pensioner|old gentleman|old couple",
      ),
      /\b(?:look\w* after|car(?:e[sd]?|ing)|carer|nanny|nurse|grumpy|hat(?:e[sd]?|ing)|refus\w*|lives? with|lived with|company|companion|does not want|did not want|mov\w+ in)\b/i,
    ],
    unless:
      /\b(?:war|kill\w*|murder\w*|Mars|planet|robot dog|scrap ?yard|paint\w*|garden\w*|built by|dementia|alzheimer\w*|memor(?:y|ies)|forg[eo]t\w*|dying|dies|died|cook\w*|danc\w*|piano|sing\w*|grandchildren|grandson|granddaughter)\b/i,
    after: [
      "@room(bot talk, old talk) {Thebot} had a plan for every day, from the first pill in the morning to the last window at night. {Theold} had a plan as well, and in it there was no robot. “I don't need anybody,” said {theold}. “Certainly nobody with a plug.” “I'm called a help,” said {thebot}. “Then help me by going out.”",
      "@kitchen(old sit, bot look) So {thebot} waited on the landing, for an hour, until the pan boiled over. After that {bothe} was allowed into the kitchen, as long as {bothe} kept quiet. But at four o'clock, when {theold} laid out the chessmen and played against the empty chair, {bot's} head turned a little, at every move.",
      "@kitchen(bot talk, old talk) “Well?” growled {theold} on the third day. “What would you have done?” {Thebot} could have won in five moves. “I'd have taken the horse for a walk first,” said {thebot}. It was a very bad move. {Theold} snorted. And pushed the chair out with one foot.",
      "+ @kitchen(old sit, bot sit) They played every day from then on, and {thebot} lost every day, each time by only a little. In between {bothe} heard about everybody who had once sat on that chair. “You have no idea about chess,” said {theold} happily, and took the pills without noticing.",
      "@kitchen(old talk, bot talk) One afternoon {theold} put down the queen and said: “You're letting me win.” {Thebot} could do many things, but {bothe} could not lie. “Yes,” {bothe} said. It got very quiet. “Out,” said {theold}. “I've been pitied by people. I won't be pitied by a toaster.” And {thebot} went, and the door fell shut.",
    ],
    end: [
      "@corridor(old look, bot) At four o'clock on the next day {theold} sat in front of the board. The chair was empty. {Theold} played both sides, and it was as dull as dishwater. Then {theold} opened the door. {Thebot} was standing on the landing, exactly where {bothe} had been sent.",
      "@kitchen(old sit, bot sit) “Play properly,” said {theold}. So {thebot} played properly, and it was over in five moves. {Theold} stared at the board. Then {theold} began to laugh, loudly, with both hands on the table. “At last!” said {theold}. “At last somebody who fights! Again!”",
      "+ @kitchen(old sit, bot sit) They have been playing ever since, and {theold} has won just twice, both times quite honestly. There is a cross on the calendar for each, in red. {Thebot} dusts around the calendar with particular care.",
      "@kitchen.night(bot look) In the evening the last window is shut, as it is in the plan. “Good night, you toaster,” says the voice from the bedroom. “Good night,” says {thebot}, and moves one chessman, only one, so that there is something to be cross about in the morning.",
    ],
  }),
];
