import { type BenchIdea, benchIdeas } from "./ideas.ts";

/** Ideas as everyday people type them, short and long, with sloppy spelling; columns as in `ideas`. */
const rows = `
fairytale | a teapot that is tired of tea and wants to be a boat | teapot | teapot,robot |  |  | boat
fairytale | my kid is scared of thunder. can you do a story about a little bear called Mo who is scared of thunder and her granny counts the seconds with her | Mo | bear | granny |  | thunder
comics | two neighbors fight over a parking spot and end up racing lawnmowers down main street. funny please | neighbors | man,woman |  |  | lawnmowers
cinematic | A nurse on her last night shift finds a letter that a patient wrote her twenty years ago | nurse | nurse,woman,doctor,girl | patient |  | letter
adventure | dad and me go camping and forget the tent so we build one from leaves but it rains all night | I | girl,boy | dad |  | tent
fairytale | An old dog waits at the bus stop every day for the boy who went to college. sad ending | dog | dog | boy | bus stop | waited
sci_fi | Robot K7 cleans the space station and finds a tiny plant growing in the air filter. The captain wants to throw it out so K7 hides it | K7 | robot | captain | space station | plant
fantasy | Iris and Noor are best friends until a magic mirror shows each of them what the other one really thinks | Iris | girl | Noor |  | mirror
fairytale | the squirel who burried all his nuts and cant remember where | squirrel | squirrel |  |  | nuts
adventure | Grandma Rosa, 78, wants to see the sea one more time so she steals the mobility bus from the retirement home with her friend Walt | Rosa | grandma | Walt |  | sea
cinematic | I failed my driving test five times. On the sixth try the examiner fell asleep. | I | girl,boy,man,woman | examiner |  | test
fairytale | Penny the pig wants to fly so she builds wings out of cardboard but the rooster says pigs cant fly | Penny | pig | rooster |  | fly
romantic | A bookshop owner falls in love with a customer who never buys anything | owner | man,woman | customer | bookshop | in love
adventure | Hassan drives his broken truck across the desert to bring his sister home for her wedding, a sandstorm blocks the road | Hassan | man,boy | sister | desert | wedding
book | Twin brothers Leo and Max both want the lead role in the school play. Leo gets it, but on the night he loses his voice and Max speaks for him from behind the curtain | Leo | boy | Max |  | voice
fairytale | a lighthouse that is lonely makes friends with a whale | lighthouse | lighthouse | whale |  | friends
comics | An office worker finds out her new boss is a duck | worker | woman,girl,man | boss |  | duck
dream | Every time Tilda sneezes she shrinks. One day she sneezes in the middle of a soccer game. | Tilda | girl |  |  | sneezed
fantasy | A young blacksmith must make a key for a door nobody has ever opened. The dragon behind it asks him not to. | blacksmith | man,boy,mechanic | dragon |  | key
fairytale | Ollie the octopus is moving to a new reef and has to leave his best friend Shelly the crab behind | Ollie | octopus | Shelly | reef | leave
`;

export const everydayIdeas: readonly BenchIdea[] = benchIdeas(rows);
