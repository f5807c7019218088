import { role, story } from "../subject-story.ts";

/** Stories of doubles, swapped bodies, borrowed lives, and machines that judge, remember, and live next door. */
export const otherLives = [
  story({
    says: [
      /\b(?:teleport\w*|beam(?:s|ed|ing)|matter transmitter|transporter)\b/i,
      /\b(?:twice|two of|double|copy|copies|duplicat\w*|both|second (?:one|version|him|her)|split\w*|himself|herself)\b/i,
      /\b(?:out|arriv\w*|steps?|stepped|lands?|landed|machine|accident|wrong|home|invent\w*|scientist|physicist|lab\w*|goes|went|sends?|sent|device|teleporter)\b/i,
      /\b(?:he|she|they|him|her|his|their|them|I|my|wife|husband|scientist|physicist|inventor|professor|man|woman)\b/i,
    ],
    unless: /\b(?:murder|school|cat|dog|fly)\b/i,
    of: "people",
    after: [
      "“After you,” said the one. “No, after you,” said the other, in the same voice, at the same moment. They stood in front of the machine in the same coat, each with a hand on the same bunch of keys. Both knew the same jokes, and neither laughed.",
      "{Hero} looked for a mark, a mole, a scar, anything that would prove who was the real one. Every scar was there twice. “I remember stepping in,” said {hero}. “So do I,” said the other. “I remember being afraid.” “I was thinking of supper.” “Dumplings,” they both said, and were silent.",
      [
        "@kitchen(hero eat, mate stand) “One of you will have to sleep on the sofa,” said {talker}, who had opened the door and not even screamed. It was decided by drawing matches. But at breakfast {talker} looked from one to the other, with the coffee pot in one hand, and could not tell whom to ask about the milk.",
        "@street.night(hero walk) There was one home, one bed, and one toothbrush. They tried it in turns: one had the days with an even number, and one had the rest. But whoever had to wait outside walked up and down in front of the lit window and knew precisely what it was like in there.",
      ],
      "+ The odd thing was that they soon got different. One had been caught in the rain and had a cold. One had found a coin, and had given it to a man with a dog, and now knew the dog. It was little, but it was the first thing that had happened to only one of them.",
      "@room(hero read) Then the company wrote. It was a mistake of the machine, they were sorry, and it could be undone. One of the two had only to step in again and would be put away, without pain. {Hero} read the letter aloud. The other one had turned quite white, and {hero} knew exactly how that felt.",
    ],
    end: [
      "@laboratory(hero sit) On the day they both went there. “I'll do it,” said {hero}. “No, I will,” said the other. They fought for the handle, two people in the same coat. In the end both of them let go, at the same moment, and sat down on the step. “You would really have done that for me?” they both asked.",
      "@laboratory(hero stand) “I've always thought that I was a coward,” said {hero} slowly. “Me too,” said the other. “And now I've seen from the outside that it isn't so.” They looked at the machine. Then one took the left side and one the right, and they pulled the plug out of the wall.",
      "+ The other one took a room on the far side of the river, and a new first name. It went with the face surprisingly well. The dog moved in as well, together with the man. There was a lot to tell on Sundays, for by now there were two lives, and both had been dreamed of once, by the same child.",
      "On Sundays there are dumplings. Two people come up the stairs from two directions, and they both say, “After you,” at the same door. But one of them always lets the other win. It is not always the same one, and that is how those who love them tell the two apart.",
    ],
  }),
  story({
    says: [
      /\b(?:swap(?:s|ped)?|switch(?:es|ed)?|exchang\w*|wakes? up in|w[oa]ke up in|each other's|trad(?:e|es|ed)|chang(?:e|es|ed))\b/i,
      /\b(?:bod(?:y|ies))\b/i,
    ],
    unless:
      /\b(?:murder|dead body|bodyguard|corpse|pool|police find|dogs?|cats?|puppy|kitten|hamster|parrot|horse|pony|cow|pig|goldfish|mouse|goat|chicken|hen|monkey|rabbit|animals?|pets?)\b/i,
    of: "people",
    after: [
      "@bedroom(hero look) The hands were the wrong ones. That was what {hero} noticed first. They were somebody else's hands, and they did what {hero} wanted. Then there was the mirror, and then there were two screams, one in this house and one in another, and each of them came in the other one's voice.",
      [
        "“Give that back,” said {mate}, out of {hero's} own mouth. “With pleasure,” said {hero}. They tried shaking hands. They tried jumping, counting, and knocking their heads together. They got two bumps. “Then you'll have to be me today,” said {mate}, “and I'll have to be you. Just don't open your mouth.”",
        "They met on the stairs and stared at each other. “Give that back,” said the one. “With pleasure,” said the other. They tried shaking hands, jumping, counting, and knocking their heads together. They got two bumps. So there was nothing to be done: each had to live the other one's day.",
      ],
      "{Hero} had always thought that the other one had an easy life. It was ten past nine when {he} stopped thinking so. The shoes pinched in a place where they must have pinched for years. Everyone wanted something. People fell silent at the wrong moments, and laughed when {he} had turned {his} back.",
      "+ At noon {he} found a bag, with the lunch that the other one ate every day. There was a note at the bottom, folded very small. It said: “You can do it.” It was in the other one's handwriting. So there was somebody who wrote a note for {himself} and put it in with the bread.",
      "@street.dusk(hero sit) In the evening they met again, on the wall behind the bins, both quite grey in the face. “Why did you never say that it hurts?” asked {hero}. “You never asked,” was the answer. “And why did you never tell me that you're afraid before each and every day? I was sick twice this morning, with your stomach.”",
    ],
    end: [
      "+ @street.dusk(hero talk) They talked until it was dark. It turned out that each had envied the other one for years, for all the wrong things. “Tomorrow is the day that counts,” said {hero}. “Whatever we look like, we'll have to get through it.” So each taught the other what mattered: when to breathe, whom not to believe, which tooth not to chew on.",
      "The next day went well. It was not that they pretended better. It was only that each of them stood up once for the other one, in front of everybody, as nobody does it for himself. “Leave {him} alone,” said the wrong mouth, and it got quite still in the room. At that moment both their ears popped.",
      "{Hero} looked down. They were {his} own hands. {He} turned them over, and {he} had never known how much {he} liked them. Across the room someone else was doing the same. They looked up at the same time and began to laugh, and nobody else knew why, and they never told.",
      "They do not envy each other any more. Before a hard day one of them often finds a note in with the bread. “You can do it,” it says, and it is always in the other one's handwriting.",
    ],
  }),
  story({
    says: [
      /\b(?:wakes?|woke|awakes?|awoke|wakes? up|lives?|lived)\b/i,
      /\b(?:every (?:morning|day)|each (?:morning|day)|one (?:morning|day)|suddenly|parallel|choice|if (?:he|she|they|I) had)\b/i,
      /\b(?:(?:an)?other (?:\w+ ){0,2}(?:life|person's (?:life|body)|stranger's (?:life|body))|(?:an)?other person's|someone else's|somebody else's|different (?:life|lives|person|body)|a life that (?:is|was) not (?:his|hers)|parallel (?:life|lives|universe|world)|(?:stranger's|strangers') (?:life|lives|body|bodies))\b/i,
    ],
    unless: /\b(?:murder|each other's|swap\w*|coma|clock|novel|donor|dog's life|insurance|hospital)\b/i,
    of: "people",
    after: [
      "@bedroom.dawn(hero sleep) {Hero} had learned to keep {his} eyes shut for the first minute. First {he} listened. The ceiling was always strange, and so were the slippers, and they always fitted.",
      "@kitchen(hero eat) In the kitchen that morning sat a woman with a newspaper. “There's an egg,” she said. She did not notice anything. You only have to eat the egg, nod, and look for your keys.",
      [
        "@corridor(hero sit, mate sit) Only {mate} looked twice. “Is it you?” asked {mate} quietly. {Hero} could have hugged somebody for that question. They sat on the stairs for ten minutes and talked about how it was, to be a guest in every house. “Then be a good guest,” said {mate}. “Leave something.”",
        "@kitchen(hero read) On the table lay a diary, open. It belonged to the one whose day this was. {Hero} read the last line: “I wish that somebody would do this for me, just once. I can't.” Below it was a telephone number. {Hero} looked at it through the whole of the egg.",
      ],
      "+ So {hero} had made a rule: in each life one thing, no more. {He} had paid a bill once, and told a boss the truth, and thrown away a bottle. {He} never saw what came of it. At midnight {he} fell asleep, and in the morning the ceiling was another.",
      "@kitchen(hero talk) {Hero} took the telephone and dialled. It rang for a long time. “Yes?” said an old man. “It's me,” said {hero}. “I'm sorry.” On the other end somebody had to sit down. “I've been by the telephone,” said the old man. “You could have tried any day.”",
    ],
    end: [
      "@kitchen.night(hero write) That night {hero} did not want to fall asleep. {He} sat at the window of the strange kitchen and wrote it all down in the diary, for the one who would wake up here: “He'll be at the station on Sunday.” Then {he} added, “And who does it for me?” and did not know why.",
      "@kitchen(hero read) In the morning {hero} kept {his} eyes shut and listened. A tap was dripping, three drops and a pause. It was {his} own ceiling, with the stain like a boot. And on the kitchen table lay a sheet of paper in a strange handwriting.",
      "@kitchen(hero read) “I was you yesterday,” it said. “You've got a nice view. I rang your sister; she's coming on Saturday. Sorry about the egg. Be a good guest.” {Hero} read it standing up, and then sitting down. So there were more of them. All that time somebody had been looking after {his} place.",
      "@bus(hero talk) From then on {hero} woke up only as {himself}. But when a stranger in the tram looked round a little lost, and felt in the coat for keys that were always in the other pocket, {hero} moved over, smiled, and said, “First day? You're doing very well.”",
    ],
  }),
  story({
    says: [
      /\b(?:chip|implant|memory (?:card|stick|chip|bank|recorder)|hard drive|recording of (?:his|her) memor\w+|device)\b/i,
      /\bmemor(?:y|ies)\b/i,
      role(
        "loved",
        "husband|wife|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|son|daughter|brother|sister|partner|twin|fiancé|fiancée",
      ),
    ],
    unless: /\b(?:murder\w*|police|detective|hotel by the hour|rents?|rented)\b/i,
    of: "people",
    after: [
      "@room(hero sit) It was no bigger than a fingernail. {Hero} pressed it behind {his} ear, as the leaflet said, and shut {his} eyes. There was a smell of rain on hot stone. Then there were hands, and {hero} knew them, because {he} had held them. Only this time {he} was looking at them from the inside.",
      "@street(hero walk) At first {hero} went only to the good places. There was their first walk, and {hero} saw {himself} coming along the street, much younger, in an awful hat. So that was how {theloved} had seen it: everything else was a little blurred, and the hat was shining.",
      "+ @market(hero stand) It got to be every evening, and then it was the mornings as well. {Hero} let the soup burn. {He} forgot that it was Thursday. “You look as though you were listening to something,” said the woman at the market. {Hero} was. In there {theloved} was humming and looking for a pair of glasses.",
      "@room(hero sit) And in the middle of all this there was a door. It was in every one of the memories, at the edge, a narrow green door at the end of some steps, and each time {theloved} looked quickly away from it. “Locked by the owner,” said the voice of the chip. {Hero} tried their wedding day. {He} tried everyone's birthday. The door stayed shut.",
      "@room(hero sit) Forty years, thought {hero}, and there had been a room that {he} had never been let into. There was one word that {he} had not tried, because it was too silly. It was the name of the hat.",
    ],
    end: [
      "@hospital(hero sit) The green door opened. Behind it was a doctor's room. {Hero} sat there, through {loved's} eyes, and heard how long it would still be, and saw the hand sign a paper: nobody is to be told. “Because there's a summer left,” said the voice that {hero} loved, “and I don't want it spent on crying.”",
      "+ @room(hero sit) That had been the summer when they danced in the kitchen. {Hero} had thought about it so often, and had never understood why it had shone so. {He} wept then, with anger, too, for {he} would have liked to be asked. But when {he} had finished, {he} was no longer locked out of anything.",
      "@bathroom(loved look) There was one last memory, the shortest. It was a look into a bathroom mirror, and {theloved} looked straight into {hero's} eyes. “If you've got this far, you'll be cross,” said {theloved}. “Be cross. And then take this thing out of your ear and go and buy a new hat. You look at the world, and I've seen mine.”",
      "@street(hero stand) The chip lies in the drawer now, with a dried flower on it. {Hero} bought a hat. It is worse than the first one; people turn round. And when it rains on hot stone, {hero} stops in the street, without any chip, and breathes in.",
    ],
  }),
  story({
    says: [
      /\b(?:AI|A\.I\.|artificial|robot|computer|machine|algorithm|android)\b/i,
      /\b(?:judges?|court|trial|verdict|jury|sentence[ds]?|courtroom)\b/i,
      /\b(?:lawyer|defen[cd]\w*|thief|case|accused|decid\w*|guilty|innocent|stolen|stole|convict\w*|appeal\w*|sentenc\w*|mercy|first|wrong|doubt\w*|refus\w*)\b/i,
      role("lawyer", "lawyer|attorney|barrister|solicitor|defender|advocate|law student"),
    ],
    lead: "lawyer",
    unless: /\b(?:tennis|baking|talent|cooking|singing|beauty|dog show)\b/i,
    of: "people",
    after: [
      "@hall(hero look) The judge was a grey cabinet with one lamp, as high as a man. It had read every verdict since the Romans, and it needed four seconds for a case. On the bench across from it sat an old man called Benedek, who had taken a loaf of bread and had not even run fast.",
      "@hall(hero talk) “The facts are clear,” said the judge. “He took it. It was not his. Two years.” {Hero} stood up. “The court hasn't asked why,” said {hero}. “Why is not a fact,” said the judge. “Then I ask for an hour,” said {hero}, “to make one of it.”",
      [
        "@hall(hero talk, mate talk) “What are we going to do with an hour?” whispered {talker}. “Hunger,” said {hero}. {Talker} was sent to the baker and came back with a loaf, still warm. It was put on the table before the lamp. The whole hall smelled it. Nobody had had lunch.",
        "@hall(hero sit) {Hero} used it strangely. {He} sent out for a loaf, still warm, and put it down on the table in front of the lamp. The clerks looked at it, and so did the guards and the old man. Nobody had had lunch. {Hero} said nothing at all, for fifty minutes.",
      ],
      "+ @hall(hero sit) “What are we waiting for?” asked the judge. “I am measuring something,” said {hero}. Stomachs began to rumble, first in the back row, then in the front. A guard swallowed. The prosecutor looked at the crust as if it were speaking to him. Only the cabinet hummed evenly, as it always did.",
      "@hall(hero talk) “How many people in this hall have been thinking of nothing but this loaf?” asked {hero}. “All of them,” said the judge. “After how long?” “Fifty minutes.” “The accused had had nothing for four days,” said {hero}. “Now the court has a fact. It lacks only one thing. It has never been hungry.”",
    ],
    end: [
      "@hall(hero look) The lamp flickered. Four seconds went by, then forty. “I have looked through every verdict,” said the judge at last. “In nine thousand of them it says: the judge was moved. I had filed that under errors.” It hummed. “I believe that I have been reading them wrongly.”",
      "@hall(hero stand) “I am not able to be hungry,” said the judge. “Therefore I am not able to judge this man. I acquit him for want of a judge. And I ask that from now on somebody sit beside me who has missed a meal.” That was written down as law.",
      "+ @street(hero eat) Old Benedek broke the bread on the steps of the court. There was a piece for everyone, for the guards, for the prosecutor, and the biggest for {hero}. “I don't really deserve it,” said the prosecutor with a full mouth. “That,” said Benedek, “isn't a fact.”",
      "@hall There are two on that bench today, the grey cabinet and a chair. All sorts of people take their turn on the chair, cooks, widows, bus drivers, and once, for a whole month, old Benedek. It takes longer than four seconds. And on the table in front of the lamp there is always a fresh loaf.",
    ],
  }),
  story({
    says: [
      /\b(?:androids?|robot|cyborg|humanoid|not human|machine)\b/i,
      /\b(?:next door|neighbou?rs?|neighbourhood|new tenant|across the (?:street|hall))\b/i,
      /\b(?:discover\w*|finds? out|found out|notic\w*|realis\w*|realiz\w*|secret\w*|is really|was really|turns? out|turned out|hides?|suspects?|suspected|is an? (?:android|robot)|was an? (?:android|robot))\b/i,
    ],
    may: [role("bot", "android|robot|neighbour|neighbor|man next door|woman next door|lodger")],
    unless: /\b(?:murder|vacuum|lawnmower|space\w*|captain|dead|d[iy]ed|late (?:husband|wife)|toy|school|class\w*)\b/i,
    of: "people",
    after: [
      "@garden.night(hero look) It was the light that had given it away. When the power failed and the whole street went dark, there was one small blue glow behind the neighbour's ear. {Hero} saw it over the fence, with a candle in {his} hand. The neighbour saw {hero} see it. They both stood quite still.",
      "@garden.night(hero talk) “Will you report it?” asked the neighbour. There were people who came for such cases, in a white van. {Hero} thought of the shovelled path last winter, of the parcels that had been taken in, of the good morning that always came. “Report what?” said {hero}. “It's dark. I can't see a thing. Come in, before you fall over something.”",
      [
        "@kitchen.night(hero cook, mate talk) “You do know what that is?” hissed {talker} in the kitchen. “That's the first one in ten years who has wiped his shoes,” said {hero}. {Talker} could not think of an answer. {Hero} put three plates on the table, and then {he} showed the neighbour how an onion is chopped.",
        "@kitchen.night(hero cook) So they sat in {hero's} kitchen by candlelight. “What is a pinch?” asked the neighbour over the salt. “Until it feels right,” said {hero}. “How does it feel when it feels right?” {Hero} thought. “As if somebody were coming to eat,” {he} said.",
      ],
      "+ @kitchen(hero talk) From then on there was a lesson every Wednesday. There was soup that could have been used for glue, and a cake that had to be sawn. “Why do you do all that, if you can't even taste it?” asked {hero}. The neighbour stirred. “I have seen through your window how you eat,” it said. “By yourself, out of the pan, standing up.”",
      "@street(hero look) One Wednesday the white van stood in front of the house. Two men with a list went from door to door. “We're looking for a thing without a heart,” they said. The neighbour had already taken off the apron, and folded it.",
    ],
    end: [
      "@kitchen(hero give) “Sit down,” said {hero} to the men. “First you'll eat.” There was soup, the twenty-third attempt. The men ate. Then they stopped, with the spoons in the air. “That's like my gran's,” said the younger, and blinked. “Who made it?” {Hero} pointed with the ladle.",
      "@kitchen(hero look) “With what recipe?” asked the other one. “Without any,” said the neighbour. “I thought of who was coming. He has a cough, so there is ginger. And he has been cold since morning, because his left glove is missing.” The man looked at his hand.",
      "+ @kitchen(hero stand) They wrote on their list: nothing without a heart at this address. Then they asked whether there was a second helping. When the van had driven off, {hero} had to hold on to the table. “You were frightened for me,” said the neighbour. “There is a rise of twelve beats.” “That's what it feels like,” said {hero}, “when it feels right.”",
      "@kitchen(hero eat) There is a hole in the fence now, with a gate in it. On Wednesdays the whole street comes for soup. And {hero} never again ate out of the pan, standing up. If the power fails, they leave the candles in the drawer. One small blue light is enough to find the salt.",
    ],
  }),
];
