import { role, story } from "../subject-story.ts";

/** Stories of soldiers who meet, write and come home, and of those who wait for them. */
export const longWars = [
  story({
    says: [
      /\b(?:soldiers?|enem(?:y|ies)|trench\w*|front|war|1914|1915|1916|battle\w*|shell hole|no man's land)\b/i,
      /\b(?:christmas|truce|silent night|both sides|other side|enemy soldiers?|from opposite|share[sd]?|same (?:shell hole|crater|cave|cellar|barn|hut)|trapped|stuck|wounded enemy|two soldiers)\b/i,
      /\b(?:enem(?:y|ies)|both sides|each side|either side|other side|opposite|truce|german|british|french|english|russian|austrian|american|turkish|italian)\b/i,
      /\b(?:christmas|truce|share[sd]?|together|friend\w*|trapped|stuck|meets?|met|shell hole|crater|cave|cellar|barn|hut|carol|football|sing\w*|sang|bread)\b/i,
    ],
    unless:
      /\b(?:girl|woman|nurse|love|prisoners?|spy|spies|space\w*|robot|roman|romans|samurai|dog|kite|messenger)\b/i,
    of: "people",
    after: [
      "@snow.night(hero sit) It was so cold that the mud had turned to iron, and for once nobody fired. {Hero} listened. Then, very near, in the wrong language, a man sneezed.",
      "@snow.night(hero talk) “Bless you,” said {hero}, before {he} could stop {himself}. It was quiet. “Thank you,” said the enemy, with a thick accent. It is hard to shoot at a man to whom you have just said “bless you”.",
      [
        "@snow.night(hero take, mate give) Something flew through the air and landed at {hero's} feet, and {hero} ducked. It was a sausage. {Mate} lifted both hands, to show that they were empty, and grinned with blue lips. {Hero} dug in {his} pack and threw back the only thing that {he} had to spare: a pair of socks, knitted at home, with a mistake in the left heel.",
        "@snow.night(hero take) Something flew through the air and landed at {hero's} feet, and {hero} ducked. It was a sausage. {Hero} looked at it for a long time. Then {he} dug in {his} pack and threw back the only thing that {he} had to spare: a pair of socks, knitted at home, with a mistake in the left heel.",
      ],
      "@snow.night(hero talk) After that they talked, in bits of both languages, and with their hands. One drew a house in the frost, the other drew a cow. The man over there had a sister who was learning the trombone. They both made the same face, and laughed so much that it hurt.",
      "+ @snow.dawn(hero stand) It spread along the line like a thaw. First a helmet came up, and then a lamp on a stick, and then men climbed out and stood in the open with their arms hanging, as shy as boys at a dance. A barber cut hair for both armies. There was even a ball, and {hero} played on the left, in {his} heavy boots.",
    ],
    end: [
      "@snow.dawn(hero talk) At noon the telephone rang on this side and on that. At three o'clock, the generals ordered, there was to be shooting again. {Hero} and the man with the sausage looked at each other.",
      "@snow(hero stand) At three o'clock there was shooting. But {hero} had aimed at the moon, which stood pale over the wood. From over there they fired at the same moon. On that day not one man was hurt.",
      "@street(hero walk) It could not last; they were all sent to other places in the new year. But {hero} came through. When the war was over at last, {he} took a train across the border, with a sausage in {his} pocket, and asked the way to a village that {he} knew only from a drawing in the frost.",
      "@room(hero eat) There was the house, and there was the cow. A man with grey hair opened the door. Then {hero} sneezed. “Bless you,” said the man. In the next room a trombone fell silent. He was wearing the socks, and the mistake in the left heel was still there.",
    ],
  }),
  story({
    says: [
      /\b(?:soldiers?|war|prisoner of war|sailor|captivity|battle\w*|army|crusade)\b/i,
      /\b(?:c[ao]mes? (?:home|back)|return\w*|back (?:home|from)|homecoming|way home|arriv\w* home)\b/i,
      role(
        "waiting",
        "dog|wife|mother|father|son|daughter|sister|brother|fiancée|children|family|horse|grandmother|neighbours|village",
      ),
      /\b(?:recogni[sz]\w*|years|stranger|knows?|knew|dead|believed|thought|changed|remember\w*|forgotten|silent|nightmares|speak|different|wait\w*)\b/i,
    ],
    unless:
      /\b(?:space\w*|robot|ghost|letters?|leg|arm|murder\w*|revenge|impostor|twin|love[sd]? another|married (?:another|his)|remarried|piano|viking|marry|marries|wedding|(?:son|daughter|child|children|wife|mother|father|family|boy|girl|sister|brother) (?:(?:does|did|do)(?:n['’]t| not)|no longer) (?:recogni[sz]\w*|know\w*|remember)|(?:is|was|he is|he was) dead|nurse)\b/i,
    of: "people",
    after: [
      "@street(hero walk) The road was shorter than {hero} remembered, and the houses were smaller. A woman at the pump nodded as you nod to a stranger. She had not recognised {him}. Nobody did, after all those years of war. {Hero} saw {his} own face in the bucket: the lines, the scar, the tired eyes.",
      "@street(hero stand) At the gate {he} stopped. Through the window {he} saw the lamp, the blue jug, and the chair by the stove that had been {his}. {Hero} had walked towards that chair for years, through snow and through three countries. Now there were only twelve steps left, and {he} could not do them.",
      "@street(hero talk, waiting look) It was {thewaiting} who found {him} there. {Hero} wanted to say something, and no word came. {Hero} only lifted {his} hand, and let it fall again. Then {he} turned {his} cap in {his} hands, round and round, always to the left, as {he} had always done at this gate.",
      "@street(waiting look) {Thewaiting} looked at the cap. In the whole world only one person had ever turned a cap like that. {Thewaiting} came a step nearer, and one more. Then there was no gate between them any longer, and {hero} was nearly knocked over.",
    ],
    end: [
      "@room(hero sit, waiting sit) Over the chair hung {his} old coat. It had been brushed every Saturday. {Hero} sat down, carefully. The chair creaked as it had always creaked. {Thewaiting} stayed close beside {him}.",
      "@bedroom.night(hero sleep) The first nights were bad. {Hero} shouted in {his} sleep and woke up on the floor with {his} back to the wall. Nobody asked {him} what {he} had seen. But each time {thewaiting} was there, warm and close, and stayed until {his} breath came quietly. After a few months {he} slept until it was light.",
      "+ @village(hero walk) In spring {hero} went out and mended the fence, and then the neighbour's, and then the roof of the school. There was so much that was broken. The woman from the pump brought {him} eggs. “I didn't recognise you,” she said, and went red. “Nor did I,” said {hero}.",
      "@street.dusk(hero stand, waiting stand) In the evenings {hero} often stood at the gate and looked down the road on which {he} had come. There were always some still walking there, with grey faces. {He} turned {his} cap to the left, and {thewaiting} stood beside {him}. “Come in,” {hero} called to the soldiers. “It's only twelve steps home. I've counted them.”",
    ],
  }),
  story({
    says: [
      /\b(?:sailor|fisherman|fishermen|captain|husband|father|son|fiancé|brother|ship|boat|sea)\b/i,
      /\b(?:wait(?:s|ed|ing)?|watch(?:es|ed)|looks? out|looked out|lights? a (?:lamp|lantern|candle)|lit a (?:lamp|lantern|candle)|every (?:evening|night|day))\b/i,
      /\b(?:harbour|harbor|quay|pier|port|shore|cliff|beach|lighthouse|jetty|dock)\b/i,
      /\b(?:never (?:came|returned|come)|late|missing|lost at sea|years|gone|disappeared|did(?:n't| not) (?:return|come)|not (?:come|returned)|overdue|return\w*|everyone (?:says|said|thinks|thought))\b/i,
      role("waiter", "wife|woman|girl|boy|widow|mother|daughter|son|old man|old woman|bride|fiancée|sister|child"),
    ],
    unless:
      /\b(?:dogs?|cat|whale|mermaid|ghost|murder\w*|pirates?|war|lighthouse keeper|postman|letters?|bottle|ferry|(?:their|her|his) (?:daughter|son))\b/i,
    lead: "waiter",
    of: "people",
    after: [
      "@harbour.dusk(hero stand) Everybody in the harbour knew the place at the end of the quay. {Hero} stood there when the lamps were lit, in sun and in rain, and looked at the line where the sea stops.",
      "@harbour.dusk(hero talk) “What do you see out there?” asked a little boy who was fishing for crabs. “Nothing yet,” said {hero}. The boy liked the word “yet”. After that he came more often, with his bucket, and saw nothing beside {hero}.",
      "@harbour(hero talk) As {hero} was always there, the boats began to count on it. “Is it blowing round the point?” the fishermen called in the morning. “From the west,” {hero} called back, and it was right each time. Nobody knew that water so well.",
      "+ @harbour.dusk(hero look) There were evenings when {hero} was angry with the sea. It lay there as smooth as milk and pretended that nothing had ever happened. “Give something back, for once,” {hero} said to it. It rolled a cork to {hero's} feet. {Hero} kicked the cork in again, and then, a moment later, was sorry.",
      "@harbour.storm(hero run) Then, one night, the wind turned so suddenly that the bell rang by itself. The whole fleet was out. {Hero} saw what no one else could see in that darkness: the small foam on the bar, where there must be none. “The channel has moved!” cried {hero}. “They'll run aground, every one of them!”",
    ],
    end: [
      "@harbour.storm(hero stand) {Hero} took the big lantern from the wall and ran along the breakwater, to where the waves came over. After all those evenings {he} knew where the gap was. {Hero} stood there to the hips in foam and held the lantern over it. One after another the boats came in along that light.",
      "@harbour.storm(hero look) Fourteen of them were at home. “That's all of us,” shouted the harbour master. “Not yet,” said {hero}. For behind the last one there was something else out there, high and dark, with a torn sail.",
      "@harbour.dawn(hero hug) It was more patches than ship. They had lain on a reef, at the other end of the world, and had built it new from driftwood. {Hero} looked from face to face. The very last one had a limp and a beard down to his belt, and said {hero's} name, like a question. Then {hero} let the lantern fall.",
      "@harbour.dusk(hero stand) There is an iron lamp at the end of the quay today. But when evening came, {hero} still walked out there, only not alone, and looked at the line where the sea stops. “What do you see?” the children asked. “Nothing yet,” said {hero}, and held somebody's hand.",
    ],
  }),
  story({
    says: [
      role("nurse", "nurse|doctor|orderly|volunteer|nun|helper|ambulance driver|medic|sister"),
      /\b(?:war|front|field hospital|military|trench\w*|soldiers?|battle\w*|1914|1916|1917|1918|194\d|crimea\w*)\b/i,
      role("soldier", "soldier|soldiers|pilot|lieutenant|corporal|private|sergeant|officer|patient|man"),
      /\b(?:letters?|writes?|wrote|reads? (?:to|aloud)|read (?:to|aloud)|wounded|blind\w*|injured|dying|enemy|cannot see|could not see|bandag\w*|cares? for|cared for)\b/i,
    ],
    unless:
      /\b(?:murder\w*|spy|spies|zombie|space\w*|robot|ghost|dog|horse|vet|affair|does(?:n't| not) exist|did(?:n't| not) exist|never existed|invent\w*)\b/i,
    lead: "nurse",
    of: "people",
    after: [
      "@hospital(hero walk, soldier sit) There were forty beds in the ward, and in the last one, by the window, lay {thesoldier}. {Thesoldier} asked for nothing. “Has he eaten?” asked the doctor. “He says that he isn't here,” said {hero}, and pulled the blanket straight.",
      "@hospital.night(hero write, soldier talk) In the night, when the guns were quiet, {hero} sat down on the edge of the bed with paper and a stump of pencil. “Whom shall I write to?” {hero} asked. It was quiet for a long time. “To nobody,” said {thesoldier}. “They're expecting somebody else. The one who went away.” “Then write to them about that one,” said {hero}.",
      "@hospital.night(hero write, soldier talk) So {thesoldier} began, haltingly: about a river, about a boat with a hole, about a girl next door who could whistle. {Hero} wrote it all down. Every night there was a new page. It was as though in the middle of that ward there were a river, and it smelled of summer.",
      "+ @hospital(hero stand) The others noticed, too. “Read us a bit of the river,” said the man without a leg. {Hero} asked {thesoldier}, who shrugged. From then on the lamp was moved into the middle. Forty men lay still and listened how the boat sank, and who was in it, and for as long as it took, nobody groaned.",
      "@hospital(hero read, soldier sit) Then the answer came, with a blue stamp. {Hero} read it aloud. “My dear,” it said. “You write that the one who went away is not coming back. That is how it always is. We are not the ones you left, either. I have got fat. The boat still has its hole. Come home.”",
    ],
    end: [
      "@hospital(hero look, soldier sit) {Thesoldier} did not say anything. But in the evening, when the soup was brought, {soldierhe} reached for the spoon. {Hero} went out into the corridor, leaned against the wall, and wept. Then {he} washed {his} face and went back in, because there were thirty-nine others.",
      "+ @hospital(hero stand, soldier walk) They practised walking between the beds, {thesoldier} with one hand on {hero's} shoulder: twelve steps to the door, then the whole corridor, and then the yard, where it was raining. {Thesoldier} stood in it with a lifted face and laughed. “That's what it sounds like on the boat,” {soldierhe} said.",
      "@station(hero give, soldier take) When the train stood there, {hero} handed over a parcel. In it lay all those pages, tied up with a bandage. “They're yours,” said {hero}. “You've got that wrong,” said {thesoldier}, and gave half of them back. “We wrote it in two. I didn't remember the half of it before you asked.”",
      "@river(hero sit, soldier row) In the first summer after the war {hero} got off a train at a small station, with a suitcase. There was the river, and it smelled exactly as it did on paper. {Thesoldier} was sitting in the boat and bailing. “Get in,” said {soldierhe}. “Somebody has to hold a thumb on the hole.”",
    ],
  }),
];
